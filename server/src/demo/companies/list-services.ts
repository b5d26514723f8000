/** Each block: name, mark with its palette, town and study interests where they matter; then what the company does. */

export const banking = `
Talbrücke Bank eG | bridge 1
Wir sind die Bank von 48.000 Mitgliedern: für das erste Konto, das eigene Haus und den Betrieb.
We are the bank of 48,000 members: for a first account, a home of their own or a business.

Landbank Kornau eG | wheat
Wir finanzieren Höfe, Hausbau und Handwerk in der Region.
We finance farms, house building and small businesses in the region.

Privatbank Eichengrund AG | tree
Wir beraten Familien und Stiftungen bei Vermögen, Nachfolge und Immobilien.
We advise families and foundations on assets, succession and property.

Bausparkasse Giebelhaus AG | house
Wir helfen Menschen, ein Zuhause zu bauen, zu kaufen oder zu sanieren.
We help people to build, buy or renovate a home.

Spar- und Kreditverein Lindenau eG | coin
Wir kennen unsere Mitglieder mit Namen und entscheiden über Kredite vor Ort.
We know our members by name and decide on loans locally.

Bürgerbank Hohenfurt eG | arch
Wir verbinden Filialen mit einer Online-Bank, die auch Großeltern gern benutzen.
We combine branches with an online bank that grandparents like to use too.
`

export const insurance = `
Kastanie Versicherungen AG | chestnut 4
Wir versichern Häuser, Autos und Vereine und regeln Schäden in wenigen Tagen.
We insure homes, cars and clubs and settle claims within days.

Schirmherr Lebensversicherung AG | umbrella
Wir sichern Familien ab und legen ihr Geld so an, dass es Jahrzehnte hält.
We protect families and invest their money for the decades ahead.

Feldsteiner Versicherungsverein a. G. | stack
Wir versichern Landwirtschaft und Gartenbau gegen Hagel, Frost und Dürre.
We insure farming and horticulture against hail, frost and drought.

Sternwarte Krankenversicherung AG | star
Wir begleiten Versicherte bei Krankheit, Vorsorge und Pflege.
We support our policyholders with illness, prevention and care.

Lotsenhaus Versicherungsmakler GmbH | bell
Wir suchen für Betriebe den passenden Schutz, unabhängig von einzelnen Versicherern.
We find the right cover for companies, independent of any one insurer.
`

export const tax = `
Ziffer & Partner Steuerberatung PartG mbB | steps
Wir beraten Handwerk, Arztpraxen und Familien in allen Fragen der Steuer.
We advise businesses, doctors’ surgeries and families on all tax matters.

Kontenblatt Wirtschaftsprüfung GmbH | book
Wir prüfen die Abschlüsse mittelständischer Unternehmen und erklären, was dahintersteckt.
We audit the accounts of medium-sized companies and explain what lies behind them.

Habermann Soll & Partner Steuerberatungsgesellschaft mbH | quarters
Wir führen Bücher, erstellen Abschlüsse und begleiten Gründungen und Nachfolgen.
We keep books, prepare annual accounts and help found and hand over businesses.

Federkiel Revision und Treuhand AG | leaf
Wir prüfen Stiftungen, Genossenschaften und öffentliche Unternehmen.
We audit foundations, cooperatives and public enterprises.
`

export const retail = `
Kaufhaus Sonnenuhr GmbH & Co. KG | sun
Wir betreiben fünf Kaufhäuser mit Mode, Spielwaren und einer Buchabteilung mit Café.
We run five department stores with fashion, toys, books and a café.

Marktscheune Lebensmittel GmbH | house
Wir führen 62 Märkte mit Obst, Brot und Käse aus der Nachbarschaft.
We run 62 shops selling fruit, bread and cheese from the area.

Kettenblatt Fahrradhandel GmbH | gear
Wir verkaufen, leasen und reparieren Fahrräder in elf Filialen und im Netz.
We sell, lease and repair bicycles in eleven shops and online.

Buchweizen Bio-Märkte GmbH | wheat
Wir handeln mit Bio-Lebensmitteln und kennen die meisten Höfe persönlich.
We trade in organic food and know most of the farmers in person.

Holzkiste Baumärkte GmbH | cube
Wir verkaufen alles zum Bauen, Sanieren und Gärtnern und verleihen die Maschinen dazu.
We sell everything for building, renovating and gardening, and rent out the machines.

Nadelöhr Mode GmbH | key
Wir entwerfen Mode, die lange hält, und verkaufen sie in 40 Läden und online.
We design clothes that last and sell them in 40 shops and online.

Gießkanne Gartencenter GmbH | leaf
Wir ziehen und verkaufen Pflanzen und beraten zu Gärten, die wenig Wasser brauchen.
We grow and sell plants and advise on gardens that need little water.

Schraubenkiste Werkzeughandel GmbH | nut
Wir beliefern 9.000 Handwerksbetriebe mit Werkzeug, oft noch am selben Tag.
We supply 9,000 craft businesses with tools, often on the same day.

Paketfuchs E-Commerce GmbH | arrow
Wir betreiben Onlineshops für Marken, die sich auf ihre Produkte konzentrieren wollen.
We run online shops for brands that want to concentrate on their products.
`
