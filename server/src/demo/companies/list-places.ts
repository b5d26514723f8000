/** Each block: name, mark with its palette, town and study interests where they matter; then what the company does. */

export const logistics = `
Papierschiff Logistik GmbH | boat 5
Wir bringen Waren auf Schiene, Straße und Fluss ans Ziel und planen den Weg dorthin.
We take goods to their destination by rail, road and river, and plan the route.

Wanderfalke Kontraktlogistik GmbH | bird
Wir lagern und verpacken für Hersteller, die lieber entwickeln als Regale bauen.
We store and pack for manufacturers who would rather develop than build shelves.

Palettenwerk Lagerlogistik GmbH | stack
Wir betreiben Lager für Ersatzteile, aus denen in zwei Stunden jede Schraube kommt.
We run spare parts warehouses that can send out any screw within two hours.

Rollgut Transporte GmbH & Co. KG | wheel
Wir fahren Stückgut durch Europa und stellen unsere Flotte auf Strom um.
We carry part loads across Europe and are switching our fleet to electric power.

Hafenlicht Binnenschifffahrt GmbH | bell
Wir organisieren Transporte zwischen Nordseehäfen, Rhein und Neckar.
We organise transport between North Sea ports, the Rhine and the Neckar.

Weichenstein Bahnlogistik GmbH | steps
Wir holen Güter auf die Schiene und betreiben dafür drei Umschlagbahnhöfe.
We move freight onto the railways and run three terminals for this.

Frostweg Frischelogistik GmbH | drop
Wir liefern Milch, Fisch und Impfstoffe, ohne dass die Kühlkette reißt.
We deliver milk, fish and vaccines without a break in the cold chain.
`

export const energy = `
Regionalwerke Oberes Lindental GmbH | bolt
Wir versorgen 90.000 Haushalte mit Strom, Wasser, Wärme und schnellem Internet.
We supply 90,000 households with power, water, heat and fast internet.

Sonnenrain Solartechnik GmbH | sun
Wir planen und bauen Solaranlagen auf Dächern, Feldern und Parkplätzen.
We plan and build solar systems on roofs, fields and car parks.

Windbrett Windenergie GmbH | quarters
Wir entwickeln Windparks zusammen mit den Gemeinden, in denen sie stehen.
We develop wind farms together with the communities around them.

Erdwarm Fernwärme GmbH | flame
Wir heizen Stadtviertel mit Erdwärme und der Abwärme von Rechenzentren.
We heat city districts with geothermal energy and the waste heat of data centres.

Mühlgraben Wasserkraft AG | wave
Wir betreiben 23 kleine Wasserkraftwerke und machen sie durchgängig für Fische.
We run 23 small hydroelectric plants and make them passable for fish.
`

export const publicSector = `
Gemeindeverwaltungsverband Oberes Birkental | leaf
Wir sind die gemeinsame Verwaltung von sieben Gemeinden: vom Ausweis bis zum Bauantrag.
We are the joint administration of seven municipalities: from identity cards to building permits.

Zweckverband Abfallwirtschaft Lindenau | rings
Wir holen ab, sortieren und verwerten, was 310.000 Menschen wegwerfen.
We collect, sort and recycle what 310,000 people throw away.

Kommunales Rechenzentrum Südwestbogen AöR | arch | | 40 36 58 59 37
Wir betreiben die Fachverfahren für 140 Rathäuser und machen Anträge online möglich.
We run the specialist software for 140 town halls and put application forms online.

Verkehrsverbund Dreiseenland GmbH | wave | | 24 26 83 36
Wir planen Bus und Bahn für eine halbe Million Fahrgäste im Monat.
We plan buses and trains for half a million passengers a month.

Kreiswohnbau Birkenfels GmbH | house | | 17 47 24 82
Wir bauen und vermieten 6.200 Wohnungen, die sich auch Azubis leisten können.
We build and let 6,200 flats that even trainees can afford.
`

export const construction = `
Fachwerk & Lot Bauunternehmung GmbH | house
Wir bauen Schulen, Hallen und Wohnhäuser, am liebsten aus Holz.
We build schools, halls and homes, preferably from timber.

Lotrecht Hochbau GmbH | arrow
Wir bauen Häuser mit zehn Stockwerken und sanieren solche mit vier.
We build houses with ten storeys and renovate those with four.

Steinbeißer Tiefbau AG | mountain
Wir bauen Straßen, Kanäle und Brücken und verlegen Leitungen darunter.
We build roads, sewers and bridges and lay pipes beneath them.

Flansch & Rohrwerk Haustechnik GmbH | flame
Wir planen und bauen Heizung, Lüftung und Bäder für große Gebäude.
We plan and build heating, ventilation and bathrooms for large buildings.

Lichtraum Projektsteuerung GmbH | lens
Wir steuern Bauprojekte, damit Kosten und Termine halten.
We manage building projects so that they stay on time and on budget.

Giebelwerk Immobilien GmbH | arch | | 17 82 48 36
Wir verwalten Büros, Läden und Wohnungen und entwickeln brachliegende Grundstücke.
We manage offices, shops and flats and develop derelict sites.
`

export const hospitality = `
Brauerei Hopfenglocke KG | bell
Wir brauen seit vier Generationen und führen sechs Gasthäuser mit eigener Küche.
We have been brewing for four generations and run six inns with their own kitchens.

Weinkellerei Rebstein eG | drop | | 46 13 28 15
Wir keltern die Trauben von 220 Familien und verkaufen den Wein in neun Länder.
We press the grapes of 220 families and sell the wine in nine countries.

Zirbelhof Hotels GmbH | mountain | | 28 20 25
Wir führen acht Hotels zwischen Bodensee und Nordschwarzwald.
We run eight hotels between Lake Constance and the northern Black Forest.

Backhaus Ährengold GmbH | wheat
Wir backen nachts für 57 Filialen und liefern morgens mit Elektrowagen aus.
We bake at night for 57 shops and deliver by electric van in the morning.
`
