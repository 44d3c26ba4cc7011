// What the generated declarations need beside them: faults, citations, and lists in memory.
using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Grognard
{
    /// <summary>A fault and its place.</summary>
    [StructLayout(LayoutKind.Sequential, CharSet = CharSet.Ansi)]
    public struct GrogFault
    {
        public uint Size;
        public ushort Code;
        public ushort Index;
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 120)] public string Path;
        public long Value, Low, High;
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 40)] public string Limit;
        /// <summary>Of a contradiction, the path of the other field; otherwise empty.</summary>
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 120)] public string Other;
        /// <summary>Of a contradiction, what cannot be together; otherwise empty.</summary>
        [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 120)] public string Why;
        /// <summary>Of a contradiction, the number in the other field, if OtherKnown is 1.</summary>
        public long OtherValue;
        /// <summary>Of a contradiction, whether Value and OtherValue are known: 1 or 0.</summary>
        public byte Known, OtherKnown;
        [MarshalAs(UnmanagedType.ByValArray, SizeConst = 6)] public byte[] Reserved;

        /// <summary>Makes one with its size set.</summary>
        public static GrogFault Make()
        {
            return new GrogFault { Size = (uint)Marshal.SizeOf(typeof(GrogFault)), Path = "", Limit = "", Other = "", Why = "", Reserved = new byte[6] };
        }
    }

    /// <summary>A malformed question.</summary>
    public sealed class FaultException : Exception
    {
        /// <summary>The code, the same in every language.</summary>
        public readonly GrogFaultCode Code;
        /// <summary>The path of the field.</summary>
        public readonly string Field;

        /// <summary>Of a contradiction, the path of the other field; otherwise empty.</summary>
        public readonly string Other;

        public FaultException(GrogFault fault) : base(Text(fault))
        {
            Other = fault.Other;
            Code = (GrogFaultCode)fault.Code;
            Field = fault.Path;
        }

        /// <summary>The path, the code, and the number with its bounds where they are known; of a contradiction both fields.</summary>
        private static string Text(GrogFault fault)
        {
            if (!string.IsNullOrEmpty(fault.Other))
            {
                string own = fault.Path + (fault.Known != 0 ? ": " + fault.Value : "");
                string other = fault.Other + (fault.OtherKnown != 0 ? ": " + fault.OtherValue : "");
                return own + " conflicts with " + other + ": " + fault.Why + " (" + (GrogFaultCode)fault.Code + ")";
            }
            string text = fault.Path + ": " + (GrogFaultCode)fault.Code;
            if (!string.IsNullOrEmpty(fault.Why))
            {
                return text + "; " + fault.Why;
            }
            if (fault.Low == 0 && fault.High == 0)
            {
                return text;
            }
            text += ": " + fault.Value + (fault.Low == fault.High ? "; needs " : "; needs " + fault.Low + " to ") + fault.High;
            return string.IsNullOrEmpty(fault.Limit) ? text : text + " (" + fault.Limit + ": a limit of this library)";
        }
    }

    /// <summary>A chance, exactly: so many cases of 2^63. As a text it has four decimals.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct GrogChance
    {
        /// <summary>2^63, the number of all cases.</summary>
        public const ulong Certain = 1UL << 63;
        /// <summary>The number of cases.</summary>
        public ulong Numerator;

        /// <summary>The number of all cases.</summary>
        public ulong Denominator
        {
            get { return Certain; }
        }

        /// <summary>The nearest double.</summary>
        public double Value
        {
            get { return Numerator / (double)Certain; }
        }

        /// <summary>The nearest chance to a number from 0 to 1; for any other number a fault of the question.</summary>
        public static implicit operator GrogChance(double chance)
        {
            if (!(chance >= 0 && chance <= 1))
            {
                return new GrogChance { Numerator = ulong.MaxValue };
            }
            return new GrogChance { Numerator = (ulong)Math.Round(chance * Certain) };
        }

        public override string ToString()
        {
            return Texts.Decimals(Value, 4);
        }
    }

    /// <summary>Cases of all, which are fewer than 2^63. As a text it has four decimals.</summary>
    public struct GrogShare
    {
        /// <summary>The number of cases, and of all cases.</summary>
        public readonly ulong Numerator, Denominator;

        public GrogShare(ulong cases, ulong all)
        {
            Numerator = cases;
            Denominator = all;
        }

        /// <summary>The nearest double; 0 where there are no cases at all.</summary>
        public double Value
        {
            get { return Denominator == 0 ? 0 : Numerator / (double)Denominator; }
        }

        public override string ToString()
        {
            return Texts.Decimals(Value, 4);
        }
    }

    /// <summary>An expected number: a whole number and cases of all. As a text it has two decimals.</summary>
    public struct GrogExpectation
    {
        /// <summary>What is added to the fraction.</summary>
        public readonly ulong Whole;
        /// <summary>The fraction.</summary>
        public readonly GrogShare Fraction;

        public GrogExpectation(ulong whole, ulong cases, ulong all)
        {
            Whole = whole;
            Fraction = new GrogShare(cases, all);
        }

        /// <summary>The nearest double.</summary>
        public double Value
        {
            get { return Whole + Fraction.Value; }
        }

        public override string ToString()
        {
            return Texts.Decimals(Value, 2);
        }
    }

    /// <summary>Values as texts.</summary>
    internal static class Texts
    {
        /// <summary>A number with so many decimals.</summary>
        internal static string Decimals(double number, int places)
        {
            return number.ToString("F" + places, System.Globalization.CultureInfo.InvariantCulture);
        }

        /// <summary>A force: numbers of units, each with the name of its kind after it.</summary>
        internal static string Force(params object[] counts)
        {
            var all = new List<string>();
            for (int at = 0; at < counts.Length; at += 2)
            {
                if (Convert.ToInt64(counts[at]) != 0)
                {
                    all.Add(counts[at] + " " + counts[at + 1]);
                }
            }
            return all.Count == 0 ? "none" : string.Join(", ", all);
        }
    }

    /// <summary>The rules by number.</summary>
    public static partial class Rules
    {
        private static readonly Dictionary<int, object[]> ByNumber = new Dictionary<int, object[]>();

        // The order in which initialisers of several files run is not defined; a static constructor runs after them.
        static Rules()
        {
            foreach (var row in All)
            {
                ByNumber[(int)row[0]] = row;
            }
        }

        /// <summary>The paragraph, such as "OCS 9.8".</summary>
        public static string Id(ushort number)
        {
            return (string)ByNumber[number][1];
        }

        /// <summary>What the rule decides, in a few words.</summary>
        public static string Title(ushort number)
        {
            return (string)ByNumber[number][2];
        }
    }

    /// <summary>A list in memory that stays where it is until it is disposed of.</summary>
    public sealed class Pinned<T> : IDisposable where T : struct
    {
        private GCHandle handle;

        public Pinned(params T[] items)
        {
            handle = GCHandle.Alloc(items, GCHandleType.Pinned);
            Len = (UIntPtr)items.Length;
        }

        /// <summary>The address of the first item.</summary>
        public IntPtr Address
        {
            get { return Len == UIntPtr.Zero ? IntPtr.Zero : handle.AddrOfPinnedObject(); }
        }

        /// <summary>The number of items.</summary>
        public UIntPtr Len { get; private set; }

        public void Dispose()
        {
            handle.Free();
        }
    }

    /// <summary>The library as a whole.</summary>
    public static class Library
    {
        [DllImport("grognard", CallingConvention = CallingConvention.Cdecl)]
        private static extern uint grog_abi_version();

        [DllImport("grognard", CallingConvention = CallingConvention.Cdecl)]
        private static extern int grog_struct_size(string name, out UIntPtr size);

        /// <summary>The version of the interface; these declarations are of version 1.</summary>
        public static uint AbiVersion
        {
            get { return grog_abi_version(); }
        }

        /// <summary>The library's size of a structure, or 0 if it has none of that name.</summary>
        public static int SizeOf(string name)
        {
            UIntPtr size;
            return grog_struct_size(name, out size) == 0 ? (int)size : 0;
        }

        [DllImport("grognard", CallingConvention = CallingConvention.Cdecl)]
        private static extern int grog_hex_at(ushort printed, byte numbering, out GrogHex hex);

        [DllImport("grognard", CallingConvention = CallingConvention.Cdecl)]
        private static extern int grog_hex_number(ref GrogHex hex, byte numbering, out ushort printed);

        /// <summary>The hex in which a map prints a number: 304 for 0304. The fault is out_of_range where no hex has the
        /// number.</summary>
        public static GrogHex HexAt(ushort printed, GrogNumbering numbering)
        {
            GrogFault fault = GrogFault.Make();
            GrogHex hex;
            fault.Code = (ushort)grog_hex_at(printed, (byte)numbering, out hex);
            Check(fault.Code, fault);
            return hex;
        }

        /// <summary>The number that a map prints in a hex: 304 for 0304. The fault is out_of_range where it prints
        /// none.</summary>
        public static ushort HexNumber(GrogHex hex, GrogNumbering numbering)
        {
            GrogFault fault = GrogFault.Make();
            ushort printed;
            fault.Code = (ushort)grog_hex_number(ref hex, (byte)numbering, out printed);
            Check(fault.Code, fault);
            return printed;
        }

        /// <summary>Throws the fault of a function's status.</summary>
        public static void Check(int status, GrogFault fault)
        {
            if (status != 0)
            {
                throw new FaultException(fault);
            }
        }
    }
}
