/** Each block: name, mark with its palette, town and study interests where they matter; then what the company does. */

export const machinery = `
Zahnrad & Söhne Getriebetechnik GmbH | gear 2
Wir bauen Getriebe für Maschinen, die Tag und Nacht laufen: in Mühlen, Kränen und Papierfabriken.
We build gearboxes for machines that run day and night: in mills, cranes and paper factories.

Federwerk Spanntechnik GmbH | rings
Wir entwickeln Spannsysteme, die Werkstücke in Fräsmaschinen auf den Hundertstelmillimeter genau halten.
We develop clamping systems that hold workpieces in milling machines to a hundredth of a millimetre.

Hammerschlag Umformtechnik GmbH & Co. KG | stack
Wir pressen und schmieden Bauteile aus Stahl und Aluminium, vom Schraubenschlüssel bis zur Radnabe.
We press and forge parts from steel and aluminium, from spanners to wheel hubs.

Lautergrund Pumpenbau GmbH | drop
Wir bauen Pumpen für Wasserwerke, Kläranlagen und Schwimmbäder.
We build pumps for waterworks, sewage plants and swimming pools.

Kugelrain Wälzlager AG | dots
Wir fertigen Kugel- und Rollenlager für Windräder, Aufzüge und Medizingeräte.
We make ball and roller bearings for wind turbines, lifts and medical devices.

Stahlfink Werkzeugmaschinen GmbH | bird
Wir entwickeln Dreh- und Fräsmaschinen für Betriebe, die ihre Teile selbst fertigen.
We develop lathes and milling machines for companies that make their own parts.

Drehgrund Antriebstechnik GmbH | wheel
Wir liefern Antriebe für Förderbänder, Tore und Gepäckanlagen an Flughäfen.
We supply drives for conveyor belts, gates and baggage systems at airports.

Schleifbaum Präzisionswerkzeuge KG | star
Wir schleifen Bohrer und Fräser, mit denen Zahnersatz, Uhren und Turbinen entstehen.
We grind the drills and cutters that dentures, watches and turbines are made with.

Rotorfels Turbinenbau AG | quarters
Wir entwickeln und warten Turbinen für Wasserkraftwerke in Europa und Südamerika.
We develop and maintain turbines for hydroelectric plants in Europe and South America.

Nietwerk Leichtbau GmbH | arrow
Wir fertigen leichte Baugruppen für Flugzeugkabinen und Schienenfahrzeuge.
We make lightweight assemblies for aircraft cabins and rail vehicles.

Greifvogel Handhabungstechnik GmbH | bird
Wir bauen Greifer, mit denen Roboter Kartons, Obst oder Glasscheiben sicher bewegen.
We build grippers that robots use to move boxes, fruit or panes of glass safely.

Fräsgold Werkzeugbau GmbH | nut
Wir bauen Formen, aus denen Steckergehäuse, Zahnbürsten und Armaturenbretter entstehen.
We build the moulds that plug housings, toothbrushes and dashboards come out of.

Hobelstein Holzbearbeitungsmaschinen GmbH | cube
Wir bauen Maschinen, mit denen Schreinereien und Möbelwerke sägen, hobeln und kanten.
We build machines that joiners and furniture factories use to saw, plane and edge.
`

export const electronics = `
Nordlicht Messtechnik AG | bars 3 | Ettlingen
Wir entwickeln Messgeräte, die in Umspannwerken und Laboren Strom, Temperatur und Druck erfassen.
We develop instruments that measure current, temperature and pressure in substations and laboratories.

Funkenflug Elektrotechnik GmbH | bolt
Wir planen und bauen Schaltschränke für Fabriken, Kliniken und Rechenzentren.
We plan and build control cabinets for factories, hospitals and data centres.

Taktwiese Automation GmbH | steps
Wir automatisieren Fertigungslinien: von der ersten Skizze bis zur Inbetriebnahme beim Kunden.
We automate production lines, from the first sketch to commissioning on site.

Regelkranz Sensorik GmbH | lens
Wir entwickeln Sensoren, die Füllstände, Abstände und Schwingungen erkennen.
We develop sensors that detect fill levels, distances and vibrations.

Lötstern Elektronik GmbH | star
Wir entwickeln und bestücken Leiterplatten für Haushaltsgeräte, Hörgeräte und Landmaschinen.
We design and assemble circuit boards for appliances, hearing aids and farm machines.

Phasenlauf Antriebselektronik AG | wave
Wir entwickeln Umrichter, die Elektromotoren sparsam und leise machen.
We develop inverters that make electric motors economical and quiet.

Spulwerk Leistungselektronik GmbH | rings
Wir bauen Netzteile und Ladetechnik für Busdepots, Baustellen und Boote.
We build power supplies and charging technology for bus depots, building sites and boats.

Pulsgrund Medizintechnik GmbH | wave | | 52 100 63 36 58
Wir entwickeln Beatmungsgeräte und Monitore für Rettungsdienst und Intensivstation.
We develop ventilators and monitors for ambulances and intensive care.

Quarzgrund Zeitmesstechnik GmbH | sun
Wir bauen Zeiterfassung und Zutrittssysteme, auf die sich Betriebe und Stadien verlassen.
We build time recording and access systems that companies and stadiums rely on.
`

export const automotive = `
Achsenkreuz Fahrwerksysteme GmbH | plus
Wir entwickeln Fahrwerke und Lenkungen für Transporter und Feuerwehrfahrzeuge.
We develop chassis and steering for vans and fire engines.

Lenkwerk Fahrzeugtechnik AG | wheel
Wir bauen Lenksysteme für Busse, Lastwagen und Traktoren.
We build steering systems for buses, lorries and tractors.

Stromgleiter Batteriesysteme GmbH | bolt
Wir entwickeln Batteriesysteme für Lieferwagen, Gabelstapler und Fähren.
We develop battery systems for delivery vans, forklifts and ferries.

Kegel & Kupplung Antriebsstrang GmbH | gear
Wir fertigen Kupplungen und Wellen für Fahrzeuge mit Verbrennungs- und Elektroantrieb.
We make clutches and shafts for combustion and electric vehicles.

Windkant Aerodynamik GmbH | arrow | | 65 67 72 58
Wir messen und verbessern im eigenen Windkanal, wie Flugzeuge, Züge und Fahrräder durch die Luft gleiten.
In our own wind tunnel, we measure and improve how aircraft, trains and bicycles move through the air.
`

export const materials = `
Papierfabrik Büttengrund GmbH | stack
Wir machen aus Altpapier Kartons und Verpackungen, die wieder zu Papier werden.
We turn waste paper into boxes and packaging that can become paper again.

Polyrath Kunststoffwerk GmbH | cube
Wir spritzen Gehäuse, Steckverbinder und Medizinprodukte aus Kunststoff.
We mould housings, connectors and medical products from plastics.

Kobaltgrund Farbenwerk AG | drop
Wir entwickeln Lacke für Fassaden, Fenster und Spielplätze, die ohne Lösemittel auskommen.
We develop coatings for façades, windows and playgrounds that do without solvents.

Ziegelei Rotlehm GmbH | stack
Wir brennen Ziegel und Klinker und senken dabei Jahr für Jahr unseren Gasverbrauch.
We fire bricks and clinker and cut our gas consumption year after year.

Buchenkern Möbelwerk GmbH | tree
Wir fertigen Tische, Stühle und Regale aus Holz, das im Umkreis von 150 km gewachsen ist.
We make tables, chairs and shelves from timber grown within 150 km.
`
