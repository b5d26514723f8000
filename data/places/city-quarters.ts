/**
 * Cities too large for one coordinate: beginning of the postal code → quarter (as GeoNames spells it) where the code
 * is delivered. The longest beginning counts; codes without an entry lie at the centre.
 */
export const quarterOfCode: Record<string, Record<string, string>> = {
  Berlin: quarters(`
    101 Mitte; 102 Friedrichshain; 103 Lichtenberg; 10318 Karlshorst; 10319 Friedrichsfelde; 104 Prenzlauer Berg;
    1055 Moabit; 1058 Charlottenburg; 106 Charlottenburg; 107 Wilmersdorf; 1077 Schöneberg; 1078 Schöneberg;
    108 Schöneberg; 109 Kreuzberg; 120 Neukölln; 12099 Tempelhof; 1210 Tempelhof; 1215 Friedenau; 1216 Steglitz;
    1220 Lichterfelde; 1224 Lankwitz; 1227 Marienfelde; 1230 Lichtenrade; 1234 Britz; 1235 Rudow; 12435 Alt-Treptow;
    12437 Baumschulenweg; 12439 Niederschöneweide; 1245 Oberschöneweide; 12487 Johannisthal; 12489 Adlershof;
    12524 Altglienicke; 12526 Bohnsdorf; 12527 Grünau; 1255 Köpenick; 12559 Müggelheim; 12587 Friedrichshagen;
    12589 Rahnsdorf; 1261 Kaulsdorf; 1262 Hellersdorf; 12621 Kaulsdorf; 12623 Mahlsdorf; 126 Marzahn; 12683 Biesdorf;
    1305 Neu-Hohenschönhausen; 13053 Alt-Hohenschönhausen; 13055 Alt-Hohenschönhausen; 1308 Weißensee; 13125 Karow;
    13127 Französisch Buchholz; 13129 Blankenburg; 1315 Niederschönhausen; 13159 Blankenfelde; 1318 Pankow; 133 Wedding;
    1340 Reinickendorf; 13435 Märkisches Viertel; 13437 Wittenau; 13439 Märkisches Viertel; 13465 Frohnau;
    13467 Hermsdorf; 13469 Lübars; 13503 Heiligensee; 13505 Konradshöhe; 1350 Tegel; 135 Spandau; 13587 Hakenfelde;
    13589 Falkenhagener Feld; 1359 Staaken; 13595 Wilhelmstadt; 13597 Spandau; 13599 Haselhorst; 136 Siemensstadt;
    140 Westend; 14089 Kladow; 14109 Wannsee; 14129 Nikolassee; 1416 Zehlendorf; 14193 Grunewald; 14195 Dahlem;
    14197 Wilmersdorf; 14199 Schmargendorf`),
  Hamburg: quarters(`
    200 St. Georg; 201 Harvestehude; 202 Eimsbüttel; 20251 Eppendorf; 203 St. Pauli; 20457 HafenCity; 205 Hamm;
    20539 Rothenburgsort; 2102 Bergedorf; 2103 Bergedorf; 21037 Ochsenwerder; 2107 Harburg; 2110 Wilhelmsburg;
    21129 Finkenwerder; 2114 Neugraben-Fischbek; 220 Wandsbek; 2208 Barmbek-Süd; 2211 Billstedt; 2214 Rahlstedt;
    22159 Farmsen-Berne; 2217 Steilshoop; 2229 Winterhude; 2230 Barmbek-Nord; 2233 Fuhlsbüttel; 22339 Hummelsbüttel;
    22359 Volksdorf; 2239 Wellingsbüttel; 22393 Sasel; 22395 Bergstedt; 22397 Duvenstedt; 22399 Poppenbüttel;
    2241 Langenhorn; 2245 Niendorf; 22457 Schnelsen; 22523 Eidelstedt; 22525 Stellingen; 22527 Eidelstedt;
    22529 Stellingen; 22547 Lurup; 22549 Osdorf; 22559 Rissen; 2258 Blankenese; 226 Othmarschen; 227 Altona`),
  Köln: quarters(`
    50733 Nippes; 50735 Riehl; 50739 Bilderstöckchen; 50765 Worringen; 50769 Worringen; 5082 Neuehrenfeld;
    50829 Ossendorf; 50968 Bayenthal; 5099 Rodenkirchen; 5106 Mülheim; 51103 Kalk; 51105 Poll; 51107 Ostheim;
    5114 Porz am Rhein; 51143 Zündorf; 51147 Wahn-Heide`),
  Stuttgart: quarters(`
    7018 Stuttgart-Ost; 70378 Stuttgart Mühlhausen; 70469 Stuttgart Feuerbach; 7056 Vaihingen-Mitte; 70619 Heumaden`),
}

function quarters(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(';').map((entry) => {
      const [prefix = '', ...name] = entry.trim().split(/\s+/)
      return [prefix, name.join(' ')]
    }),
  )
}
