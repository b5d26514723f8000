/** Each block: name, mark with its palette, town and study interests where they matter; then what the company does. */

export const software = `
Wolkenwerk Software GmbH | cloud 0 | Karlsruhe | 36 37 44 40 58 4
Wir bauen Verwaltungssoftware für Städte und Landkreise.
We develop administrative software for towns and districts.

Bitmühle Systemhaus GmbH | quarters
Wir richten Netze, Server und Arbeitsplätze für Betriebe ein und kümmern uns, wenn etwas klemmt.
We set up networks, servers and workstations for companies, and are there when something goes wrong.

Pixelgarten Digitalagentur GmbH | dots
Wir gestalten und entwickeln Webseiten und Apps für Museen, Vereine und Mittelstand.
We design and develop websites and apps for museums, clubs and medium-sized companies.

Klammerwerk Software GmbH | brackets
Wir entwickeln Programme, mit denen Handwerksbetriebe Angebote schreiben, Termine planen und abrechnen.
We develop programs that trade businesses use for quotes, appointments and invoices.

Schnittstelle Süd IT-Beratung GmbH | steps
Wir bringen Programme dazu, miteinander zu reden: Lager mit Buchhaltung, Shop mit Versand.
We get programs to talk to each other: warehouse with accounting, shop with dispatch.

Türhüter IT-Sicherheit GmbH | key | | 59 58 60 36
Wir prüfen Netze und Anwendungen auf Lücken und helfen, sie zu schließen.
We test networks and applications for security gaps and help close them.

Netzwiese Cloud Services GmbH | cloud
Wir betreiben Rechenzentren mit Ökostrom für Kliniken, Verlage und Behörden.
We run data centres on green electricity for hospitals, publishers and public authorities.

Zahlenwald Analytics GmbH | tree
Wir werten Daten aus, damit Händler weniger wegwerfen und Werke weniger stillstehen.
We analyse data so that retailers throw less away and factories have less downtime.

Schwarmgrund KI-Systeme GmbH | dots | Karlsruhe
Wir trainieren Bilderkennung, die Risse in Brücken und Fehler in Gussteilen findet.
We train image recognition that finds cracks in bridges and flaws in castings.

Serverscheune Hosting GmbH | stack
Wir hosten Onlineshops und Lernplattformen, auch wenn am Montagmorgen alle gleichzeitig kommen.
We host online shops and learning platforms, even when everyone arrives at once on Monday morning.

Funkwiese Mobile Apps GmbH | wave
Wir entwickeln Apps für Busfahrpläne, Bibliotheken und Krankenkassen.
We develop apps for bus timetables, libraries and health insurers.

Protokoll Neun Software AG | lens | Stuttgart
Wir entwickeln Planungssoftware für Fabriken, die viele Varianten bauen.
We develop planning software for factories that build many variants.

Lochkarte & Töchter Unternehmenssoftware GmbH | book
Wir pflegen und modernisieren Software, die seit Jahrzehnten Löhne, Lager und Konten führt.
We maintain and modernise software that has kept wages, stocks and accounts for decades.

Kernlage ERP-Beratung GmbH | cube | Mannheim
Wir führen Warenwirtschaft in Betrieben ein und schulen die Menschen, die damit arbeiten.
We introduce ERP systems in companies and train the people who work with them.
`

export const media = `
Druckhaus Bleisatz GmbH | book
Wir drucken und binden Bücher, Kataloge und Verpackungen in kleinen und großen Auflagen.
We print and bind books, catalogues and packaging in small and large runs.

Messewerk Standbau GmbH | arch
Wir planen und bauen Messestände und Ausstellungen, vom Entwurf bis zum Abbau.
We plan and build trade fair stands and exhibitions, from design to dismantling.

Agentur Schallwelle GmbH | wave
Wir machen Kampagnen für Handwerk, Kliniken und Kommunen.
We run campaigns for tradespeople, hospitals and local authorities.

Sportpark Anpfiff GmbH | wheel | | 11 22 20
Wir betreiben Sporthallen, Kletterwände und ein Stadion mit 8.000 Plätzen.
We run sports halls, climbing walls and a stadium with 8,000 seats.
`
