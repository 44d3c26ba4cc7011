// Plays games as every language's program does: what `tests/play/inputs` made.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Grognard;

static class Games
{
    static uint luck;
    static int passed, failed;

    static int Chance(int below)
    {
        luck = unchecked(luck * 1103515245 + 12345);
        return (int)(luck >> 16 & 0x7FFF) % below;
    }

    static void Check(string what, bool holds)
    {
        if (holds)
        {
            passed++;
        }
        else
        {
            failed++;
            Console.WriteLine("FAILED " + what);
        }
    }

    static string Said<TGives, TEffect>(Func<GameRuling<TGives, TEffect>> order)
    {
        try
        {
            var ruling = order();
            return (ruling.IsAllowed ? "allowed " : "forbidden ") + ruling.Items.Length + " " + string.Join(", ", ruling.Cites);
        }
        catch (FaultException fault)
        {
            return "fault " + (int)fault.Code;
        }
    }

    static void Play<C, G, E, O, S, P, Q>(string folder, string name, int steps, Func<string, HeldGame<C, G, E, O, S, P, Q>> load,
        Func<HeldGame<C, G, E, O, S, P, Q>, byte[]> pack, Func<byte[], HeldGame<C, G, E, O, S, P, Q>> unpack, Func<C, bool> isOrder, Func<C, bool> surrenders, Func<C, int> count)
        where C : struct where G : struct where E : struct where O : struct where S : struct where P : struct where Q : struct
    {
        luck = 1950;
        var said = new StringBuilder();
        var game = load(File.ReadAllText(Path.Combine(folder, name + ".position")));
        foreach (var line in File.ReadAllLines(Path.Combine(folder, name + ".orders")))
        {
            said.Append(Said(() => game.Order(line))).Append('\n');
        }
        for (int step = 0; step < steps; step++)
        {
            C? row = null;
            while (row == null || !isOrder(row.Value))
            {
                var rows = row == null ? game.Choices() : game.Choices(row.Value);
                if (rows.Length == 0)
                {
                    row = null;
                    break;
                }
                row = rows[Chance(rows.Length)];
                if (surrenders(row.Value))
                {
                    row = rows[0];
                }
            }
            if (row == null)
            {
                break;
            }
            var dice = new byte[count(row.Value)];
            for (int at = 0; at < dice.Length; at++)
            {
                dice[at] = (byte)(1 + Chance(6));
            }
            said.Append(Said(() => game.Order(row.Value, dice))).Append('\n');
            if (dice.Length > 0 && game.Undo())
            {
                Check(name + ": a player took back his dice", false);
            }
            var text = game.Text();
            int before = game.History.Count();
            if (before > 0 && !(game.Undo(true) && game.History.Count() == before - 1 && game.Redo() && game.Text() == text))
            {
                Check(name + ": taken back and done again", false);
            }
        }
        var bytes = pack(game);
        var sum = BitConverter.ToString(bytes, bytes.Length - 4).Replace("-", "").ToLowerInvariant();
        said.Append(game.Text()).Append("bytes " + bytes.Length + " " + sum + "\n");
        Check(name, said.ToString() == File.ReadAllText(Path.Combine(folder, name + ".said")));
        Check(name + " from its text", load(game.Text()).Equals(game));
        Check(name + " from its bytes", unpack(bytes).Equals(game));
    }

    static void Main(string[] arguments)
    {
        string folder = arguments[0];
        int steps = int.Parse(arguments[1]);
        foreach (var more in new[] { "", "-chance" })
        {
            Play(folder, "ocs" + more, steps, OcsGame.Load, game => ((OcsGame)game).Pack(), OcsGame.Unpack, row => row.Complete != 0, row => false, row => 0);
            Play(folder, "korea" + more, steps, KoreaGame.Load, game => ((KoreaGame)game).Pack(), KoreaGame.Unpack, row => true, row => false,
                row => row.Step == GrogKoreaStepKind.Dice ? row.Count : 0);
            Play(folder, "acw" + more, steps, AcwGame.Load, game => ((AcwGame)game).Pack(), AcwGame.Unpack, row => true, row => false,
                row => row.Step == GrogAcwStepKind.Dice ? row.Count : 0);
            Play(folder, "axis_allies" + more, steps, AxisAlliesGame.Load, game => ((AxisAlliesGame)game).Pack(), AxisAlliesGame.Unpack,
                row => true, row => row.Step == GrogAxisAlliesStepKind.Surrender, row => row.Step == GrogAxisAlliesStepKind.Dice ? row.Count : 0);
        }
        Console.WriteLine("games: " + passed + " passed, " + failed + " failed");
        Environment.Exit(failed == 0 ? 0 : 1);
    }
}
