// Orders by their names: the calls that the program `named` made of the lines of each game, and further ones that are taken back.
using System;
using System.IO;
using System.Linq;
using System.Text;
using Grognard;

abstract class Named
{
    protected readonly StringBuilder Said = new StringBuilder();

    protected abstract void all();
    protected abstract string Saved();

    static int passed, failed;

    static void Play(string folder, string system, Func<string, Named> made)
    {
        var named = made(File.ReadAllText(Path.Combine(folder, system + ".position")));
        named.all();
        var told = (named.Said + named.Saved()).Split('\n');
        var expected = File.ReadAllText(Path.Combine(folder, "named", system + ".said")).Split('\n');
        int wrong = told.Length == expected.Length ? 0 : 1;
        for (int at = 0; at < Math.Min(told.Length, expected.Length); at++)
        {
            if (told[at] != expected[at] && wrong++ < 20)
            {
                Console.WriteLine("{0}, line {1}: {2} instead of {3}", system, at + 1, told[at], expected[at]);
            }
        }
        if (wrong == 0)
        {
            passed++;
        }
        else
        {
            failed++;
            Console.WriteLine("FAILED " + system);
        }
    }

    static void Main(string[] arguments)
    {
        Play(arguments[0], "ocs", text => new NamedOcs(OcsGame.Load(text)));
        Play(arguments[0], "korea", text => new NamedKorea(KoreaGame.Load(text)));
        Play(arguments[0], "acw", text => new NamedAcw(AcwGame.Load(text)));
        Play(arguments[0], "axis_allies", text => new NamedAxisAllies(AxisAlliesGame.Load(text)));
        Console.WriteLine("named: " + passed + " passed, " + failed + " failed");
        Environment.Exit(failed == 0 ? 0 : 1);
    }
}

abstract class Named<C, G, E, O, S, P, Q> : Named
    where C : struct where G : struct where E : struct where O : struct where S : struct where P : struct where Q : struct
{
    HeldGame<C, G, E, O, S, P, Q> held;

    protected Named(HeldGame<C, G, E, O, S, P, Q> game)
    {
        held = game;
    }

    protected override string Saved()
    {
        return held.Text();
    }

    protected bool say(Func<GameRuling<G, E>> order)
    {
        try
        {
            var ruling = order();
            Said.Append(ruling.IsAllowed ? "allowed " : "forbidden ").Append(ruling.Items.Length).Append(' ');
            Said.Append(string.Join(", ", ruling.Cites)).Append('\n');
            return ruling.IsAllowed;
        }
        catch (FaultException fault)
        {
            Said.Append("fault " + (int)fault.Code + " " + fault.Field + "\n");
            return false;
        }
    }

    protected void trial(Func<GameRuling<G, E>> order)
    {
        if (say(order) && (held.History.Last().Order == null || !held.Undo(true)))
        {
            Said.Append("not taken back\n");
        }
    }
}
