/** Each block: name, mark with its palette, town and study interests where they matter; then what the company does. */

export const health = `
Klinikum am Rosenhang gGmbH | plus
Wir sind ein Haus mit 640 Betten, zwölf Fachabteilungen und einer großen Notaufnahme.
We are a hospital with 640 beds, twelve specialist departments and a large emergency department.

Kliniken Buchenhain gGmbH | tree
Wir versorgen mit drei Häusern einen ganzen Landkreis, vom Beinbruch bis zur Krebstherapie.
Our three hospitals care for a whole district, from broken legs to cancer treatment.

Fachklinik Höhenluft GmbH | mountain
Wir behandeln Menschen mit Erkrankungen der Lunge und des Herzens.
We treat people with diseases of the lungs and the heart.

Pflegeverbund Abendsonne gGmbH | sun
Wir pflegen ältere Menschen in neun Häusern und bei ihnen zu Hause.
We care for older people in nine homes and in their own.

Herzton Ambulante Pflege GmbH | heart
Wir pflegen Kinder und Erwachsene zu Hause, auch nachts und auch mit Beatmung.
We care for children and adults at home, including at night and on ventilators.

Rehaklinik Kieferngrund GmbH | leaf
Wir bringen Menschen nach Unfall, Operation oder Schlaganfall zurück in ihren Alltag.
We help people back into everyday life after an accident, operation or stroke.

Frauenklinik Lindenblüte gGmbH | heart | | 97 98 96 14
Wir begleiten im Jahr 2.100 Geburten und betreuen Familien davor und danach.
We attend 2,100 births a year and look after families before and after.

Laborverbund Mikrolux GmbH | lens | | 100 14 36 99
Wir untersuchen täglich 18.000 Proben für Praxen, Kliniken und Gesundheitsämter.
We test 18,000 samples a day for surgeries, hospitals and public health offices.

Seniorenhäuser Apfelgarten gGmbH | tree
Wir führen kleine Hausgemeinschaften, in denen zusammen gekocht, gelacht und gepflegt wird.
We run small shared homes where people cook, laugh and receive care together.
`

export const social = `
Jugendhilfe Wurzelwerk e. V. | tree
Wir begleiten Kinder und Jugendliche in Wohngruppen, Tagesgruppen und Familien.
We support children and young people in residential groups, day groups and families.

Haus Sonnentau Kinder- und Jugendhilfe gGmbH | sun
Wir geben Kindern ein Zuhause auf Zeit und arbeiten eng mit ihren Eltern zusammen.
We give children a home for a time and work closely with their parents.

Werkstätten Eichenblatt gGmbH | leaf
Wir bieten 900 Menschen mit Behinderung Arbeit, Bildung und Wohnen.
We provide work, education and housing for 900 people with disabilities.

Lebensräume Weidenkorb gGmbH | house
Wir begleiten Erwachsene mit Behinderung in der eigenen Wohnung oder in Gemeinschaften.
We support adults with disabilities in their own flats or in communities.

Bildungswerk Leuchtfeuer gGmbH | flame
Wir helfen jungen Menschen von der Schule in den Beruf.
We help young people make the move from school to work.

Suchthilfe Neues Ufer e. V. | wave
Wir beraten Menschen mit Suchterkrankungen und ihre Angehörigen.
We advise people with addictions and their families.

Familienzentrum Ankerplatz e. V. | boat
Wir betreiben Kitas, Beratung und ein offenes Café für Familien.
We run day nurseries, counselling and an open café for families.

Mobile Jugendarbeit Asphaltblume e. V. | star
Wir sind dort, wo Jugendliche sind: am Bahnhof, im Park, im Netz.
We are where young people are: at the station, in the park, online.

Sozialwerk Brückenbogen gGmbH | bridge
Wir beraten bei Schulden, Wohnungsnot und Fragen rund um Pflege.
We give advice on debt, housing problems and care.

Integrationswerk Ankunft gGmbH | arch
Wir begleiten geflüchtete Menschen beim Deutschlernen, Wohnen und Arbeiten.
We support refugees in learning German, finding a home and working.
`
