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

        static int Main()
        {
            Run("the interface", () => Same("version", Library.AbiVersion, 1));
            Run("sizes", Sizes);
            All();
            Console.WriteLine("csharp: " + passed + " passed, " + failed + " failed");
            return failed == 0 ? 0 : 1;
        }
    }
}
