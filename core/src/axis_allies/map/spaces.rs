//! The spaces of the board by name.

use crate::reflect::Words;

/// A space of the board, whose code is its number. A word is the code of the DAAK map where there is one, with CAR
/// split into land and sea. Other land, and the seas that players abbreviate, have three letters chosen by this
/// library. The rest have the zone's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Words)]
#[told]
#[repr(u8)]
pub enum Site {
    /// Afghanistan.
    Afg = 1,
    /// Alaska.
    Ala,
    /// Algeria.
    Alg,
    /// Anglo Sudan Egypt, EGY.
    Egy,
    /// Angola.
    Ang,
    /// Argentina-Chile.
    Arg,
    /// Australia, AUS.
    Aus,
    /// Borneo Celebes, BOR.
    Bor,
    /// Brazil.
    Bra,
    /// Caroline Islands, CAR.
    CarLand,
    /// Caucasus, CAU.
    Cau,
    /// China.
    Chi,
    /// Columbia.
    Col,
    /// Congo.
    Con,
    /// Cuba, CUB.
    Cub,
    /// East Canada, ECA.
    Eca,
    /// East Europe.
    Eeu,
    /// East Indies, SUM.
    Sum,
    /// East US, EUS.
    Eus,
    /// Eire, IRE.
    Ire,
    /// Evenki National Okrug.
    Eve,
    /// Finland Norway, FIN.
    Fin,
    /// French Equatorial Africa, FEQ.
    Feq,
    /// French Indo China.
    Fic,
    /// French West Africa.
    Fwa,
    /// Germany, GER.
    Ger,
    /// Gibraltar.
    Gib,
    /// Hawaiian Islands, HAW.
    Haw,
    /// India.
    Ind,
    /// Italian East Africa.
    Iea,
    /// Japan, JPN.
    Jpn,
    /// Karelia S.S.R., LEN.
    Len,
    /// Kazakh S.S.R.
    Kaz,
    /// Kenya-Rhodesia.
    Ken,
    /// Kwangtung.
    Kwa,
    /// Libya, LIB.
    Lib,
    /// Madagascar, MAD.
    Mad,
    /// Manchuria.
    Man,
    /// Mexico, MEX.
    Mex,
    /// Midway, MID.
    Mid,
    /// Mongolia.
    Mon,
    /// Mozambique.
    Moz,
    /// New Guinea, NGU.
    Ngu,
    /// New Zealand, NZE.
    Nze,
    /// Novosibirsk.
    Nov,
    /// Okinawa, OKI.
    Oki,
    /// Panama, PAN.
    Pan,
    /// Persia.
    Per,
    /// Peru.
    Pru,
    /// Philippines, PHI.
    Phi,
    /// Rio del Oro.
    Rdo,
    /// Russia, MOS.
    Mos,
    /// Saudi Arabia.
    Sau,
    /// Sinkiang.
    Sin,
    /// Solomon Islands, SUL.
    Sul,
    /// South Africa.
    Saf,
    /// South Europe.
    Seu,
    /// Soviet Far East.
    Sfe,
    /// Spain.
    Spa,
    /// Sweden.
    Swe,
    /// Switzerland.
    Swi,
    /// Syria Jordan, SYR.
    Syr,
    /// Turkey.
    Tur,
    /// Ukraine S.S.R., UKR.
    Ukr,
    /// United Kingdom, GBR.
    Gbr,
    /// Wake Island, WAK.
    Wak,
    /// West Canada, WCA.
    Wca,
    /// West Europe, WEU.
    Weu,
    /// West US, WUS.
    Wus,
    /// Yakut S.S.R.
    Yak,
    /// Alaska Sea Zone, BER.
    Ber,
    /// Angola Sea Zone.
    AngolaSeaZone,
    /// Antarctic Sea Zone.
    AntarcticSeaZone,
    /// Baltic Sea Zone.
    Bal,
    /// Black Sea Zone.
    Bla,
    /// Borneo Sea Zone.
    BorneoSeaZone,
    /// Caroline Islands Sea Zone.
    CarolineIslandsSeaZone,
    /// Caribbean Sea Zone, CAR.
    CarSea,
    /// Caspian Sea Zone, CAS.
    Cas,
    /// Central Mediterranean Sea Zone, CMD.
    Cmd,
    /// Congo Sea Zone.
    CongoSeaZone,
    /// East Argentina Sea Zone.
    EastArgentinaSeaZone,
    /// East Canada Sea Zone, LAB.
    Lab,
    /// East Compass Sea Zone.
    EastCompassSeaZone,
    /// East Indies Sea Zone.
    EastIndiesSeaZone,
    /// East Mediterranean Sea Zone, EMD.
    Emd,
    /// East Pacific Sea Zone, SPO.
    Spo,
    /// East US Sea Zone, ECO.
    Eco,
    /// French Indo China Sea Zone.
    FrenchIndoChinaSeaZone,
    /// Gulf of Mexico Sea Zone, GOM.
    Gom,
    /// Hawaii Sea Zone.
    HawaiiSeaZone,
    /// Indian Ocean Sea Zone.
    IndianOceanSeaZone,
    /// Japan Sea Zone.
    JapanSeaZone,
    /// Karelia Sea Zone.
    Bar,
    /// Kwangtung Sea Zone.
    KwangtungSeaZone,
    /// Mexico Sea Zone, GOC.
    Goc,
    /// Midway Sea Zone.
    MidwaySeaZone,
    /// Mozambique Sea Zone.
    MozambiqueSeaZone,
    /// New Guinea Sea Zone.
    NewGuineaSeaZone,
    /// New Zealand Sea Zone, TAS.
    Tas,
    /// North Atlantic Sea Zone.
    NorthAtlanticSeaZone,
    /// North Australia Sea Zone.
    NorthAustraliaSeaZone,
    /// North Brazil Sea Zone.
    NorthBrazilSeaZone,
    /// North Pacific Sea Zone.
    NorthPacificSeaZone,
    /// North Sea Zone, NOR.
    Nor,
    /// Okinawa Sea Zone.
    OkinawaSeaZone,
    /// Peru Sea Zone, JFI.
    Jfi,
    /// Philippines Sea Zone.
    PhilippinesSeaZone,
    /// Red Sea Zone, RED.
    Red,
    /// Solomon Islands Sea Zone, SOS.
    Sos,
    /// South Africa Sea Zone.
    SouthAfricaSeaZone,
    /// South Argentina Sea Zone, SCO.
    Sco,
    /// South Atlantic Sea Zone.
    SouthAtlanticSeaZone,
    /// South Australia Sea Zone.
    SouthAustraliaSeaZone,
    /// South Brazil Sea Zone.
    SouthBrazilSeaZone,
    /// South Compass Sea Zone.
    SouthCompassSeaZone,
    /// South East Madagascar Sea Zone.
    SouthEastMadagascarSeaZone,
    /// South Pacific Sea Zone, POL.
    Pol,
    /// Soviet Far East Sea Zone.
    SovietFarEastSeaZone,
    /// Wake Island Sea Zone.
    WakeIslandSeaZone,
    /// West Africa Sea Zone.
    WestAfricaSeaZone,
    /// West Australia Sea Zone.
    WestAustraliaSeaZone,
    /// West Canada Sea Zone.
    WestCanadaSeaZone,
    /// West Compass Sea Zone.
    WestCompassSeaZone,
    /// West Mediterranean Sea Zone.
    Wmd,
    /// West Panama Sea Zone, GLP.
    Glp,
    /// West Spain Sea Zone.
    WestSpainSeaZone,
    /// West US Sea Zone.
    WestUsSeaZone,
}

impl Site {
    /// Returns its number in questions and answers.
    pub const fn number(self) -> u16 {
        self as u16
    }
}
