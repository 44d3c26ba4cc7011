// Runs the cases, which cases.py writes.
using System;
using System.Runtime.InteropServices;

namespace Grognard.Tests
{
    partial class Cases
    {
        static int passed, failed;
        static string why;

        static void Same(string what, object got, object expected)
        {
            if (why == null && got.ToString() != expected.ToString())
            {
                why = what + " is " + got + ", expected " + expected;
            }
        }

        // The overload is the field's type; the number fits it, or the case is wrong.
        static void Set(out byte field, long n) { field = checked((byte)n); }
        static void Set(out sbyte field, long n) { field = checked((sbyte)n); }
        static void Set(out ushort field, long n) { field = checked((ushort)n); }
        static void Set(out short field, long n) { field = checked((short)n); }
        static void Set(out uint field, long n) { field = checked((uint)n); }
        static void Set(out int field, long n) { field = checked((int)n); }
        static void Set(out ulong field, long n) { field = checked((ulong)n); }
        static void Set(out ulong field, ulong n) { field = n; }
        static void Set(out GrogChance field, long n) { field = new GrogChance { Numerator = checked((ulong)n) }; }
        static void Set(out GrogChance field, ulong n) { field = new GrogChance { Numerator = n }; }
        static decimal Number(object number)
        {
            return number is GrogChance ? ((GrogChance)number).Numerator : Convert.ToDecimal(number);
        }
        static void Set<T>(out T field, long n) where T : struct { field = (T)Enum.ToObject(typeof(T), n); }

        static void Run(string id, Action test)
        {
            why = null;
            test();
            if (why == null)
            {
                passed++;
            }
            else
            {
                failed++;
                Console.WriteLine("FAILED " + id + ": " + why);
            }
        }

        /// <summary>Each structure has the size that the library gives it.</summary>
        static void Sizes()
        {
            int count = 0;
            foreach (var type in typeof(Library).Assembly.GetTypes())
            {
                if (type.IsValueType && !type.IsEnum && type.Name.StartsWith("Grog") && Library.SizeOf(type.Name) != 0)
                {
                    Same(type.Name, Marshal.SizeOf(type), Library.SizeOf(type.Name));
                    count++;
                }
            }
            Same("more than 500 structures", count > 500, true);
        }

        /// <summary>What chances, expected numbers, odds and forces look like.</summary>
        static void Texts()
        {
            Same("a share", new GrogShare(500, 7776), "0.0643");
            Same("its number", new GrogShare(1, 4).Value, 0.25);
            Same("a chance", (GrogChance)0.5947, "0.5947");
            Same("exactly", ((GrogChance)0.25).Numerator, 1UL << 61);
            Same("certainty", ((GrogChance)1.0).Numerator, GrogChance.Certain);
            Same("no chance", ((GrogChance)1.5).Numerator > GrogChance.Certain, true);
            Same("an expected number", new GrogExpectation(10, 21, 100), "10.21");
            Same("another", new GrogAxisAlliesExpected { Whole = 2, Fraction = 0.25 }, "2.25");
            Same("odds", new GrogOdds { Attack = 3, Defence = 1 }, "3:1");
            Same("a force", new GrogAxisAlliesForce { Infantry = 10, Fighter = 3 }, "10 infantry, 3 fighter");
            Same("a count", new GrogOcsCombatDistribution { Results0 = 500, Denominator = 7776 }.Results0Chance, "0.0643");
        }

        static void Counters()
        {
            GrogOcsUnit unit = GrogOcsUnit.Read("8-4-6/(2)-4-12");
            Same("its strength", unit.CombatSide.Strength, 8);
            Same("its rating", unit.Rating, 4);
            Same("its movement allowance", unit.CombatSide.Ma, 6 * 12);
            Same("the other side", unit.MoveSide.Strength + " of " + unit.MoveSide.Style, "2 of " + GrogOcsStyle.Parenthesised);
            try
            {
                GrogOcsUnit.Read("8-6-6");
                Same("no such rating", false, true);
            }
            catch (FaultException fault)
            {
                Same("no such rating", fault.Code, GrogFaultCode.OutOfRange);
            }
        }

        static void Hexes()
        {
            GrogHex hex = Library.HexAt(304, GrogNumbering.OddColumns);
            Same("the hex of a number", hex.Q + "," + hex.R, "3,3");
            Same("its number", Library.HexNumber(hex, GrogNumbering.OddColumns), 304);
            try
            {
                Same("a map without numbers", Library.HexAt(304, GrogNumbering.Axial), "a fault");
            }
            catch (FaultException fault)
            {
                Same("a map without numbers", fault.Code, GrogFaultCode.OutOfRange);
            }
        }

        static int Main()
        {
            Run("texts", Texts);
            Run("the interface", () => Same("version", Library.AbiVersion, 1));
            Run("sizes", Sizes);
            Run("hexes", Hexes);
            Run("counters", Counters);
            All();
            Console.WriteLine("csharp: " + passed + " passed, " + failed + " failed");
            return failed == 0 ? 0 : 1;
        }
    }
}
