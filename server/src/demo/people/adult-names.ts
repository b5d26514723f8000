import { words } from '../base/blocks.ts'
import type { Random } from '../base/random.ts'

export type Gender = 'female' | 'male' | 'diverse' | 'none'
export type PersonName = { gender: Gender; firstName: string; lastName: string }

/** People with some years of work behind them. Last names are rare on purpose: nobody should find themselves here. */
export function drawAdult(random: Random): PersonName {
  const gender = random.chance(0.58) ? 'female' : 'male'
  return { gender, firstName: random.pick(firstNames[gender]), lastName: random.pick(lastNames) }
}

const firstNames = {
  female: words(`
  Anja, Annette, Ayşe, Barbara, Beate, Birgit, Carmen, Christiane, Claudia, Corinna, Daniela, Elif,
  Eva, Franziska, Friederike, Hanna, Heike, Ilona, Irina, Jana, Judith, Jule, Julia, Karin, Katharina,
  Katja, Kerstin, Magdalena, Manuela, Marion, Martina, Melanie, Mirjam, Nadine, Natalia, Nicole, Petra,
  Ramona, Rebekka, Sabine, Sandra, Simone, Stefanie, Susanne, Tanja, Ulrike, Vanessa, Verena, Yvonne
`),
  male: words(`
  Alexander, Andreas, Andrej, Armin, Bernd, Björn, Carsten, Christian, Clemens, Daniel, Dirk, Dominik,
  Enrico, Fabian, Florian, Frank, Georg, Hakan, Holger, Ingo, Jens, Joachim, Jochen, Johannes, Jürgen,
  Kai, Lars, Marc, Marcel, Marco, Markus, Martin, Matthias, Michael, Murat, Norbert, Oliver, Patrick,
  Philipp, Ralf, Robert, Sebastian, Simon, Stefan, Thomas, Thorsten, Tobias, Uwe, Volker
`),
}

const lastNames = words(`
  Abendroth, Achterberg, Ahrenfeld, Amselbach, Bachwald, Bergholz, Birkhold, Birnstiel, Blumhardt,
  Bruchmüller, Buchfink, Dornbusch, Dreisbach, Ebersold, Eichgrün, Eschenlohr, Falkenried, Federspiel,
  Feldkeller, Fichtenau, Finkbeiner, Frühbeis, Gerstenmaier, Grasmück, Grünspan, Habedank, Haferkorn,
  Hagebutt, Haselhorst, Heidbrink, Himmelreich, Hirschauer, Hohlweg, Holderbaum, Honigmann, Immergut,
  Jungblut, Kaltwasser, Kienzler, Kirschgrund, Kornblum, Kranewitter, Kreuzberg, Lautenschlager,
  Lerchenau, Liebermuth, Lindemuth, Maibaum, Mandelkow, Mohnhaupt, Moosburger, Morgenrot, Mühlbacher,
  Nachtweih, Nussbaumer, Obermoser, Ölschläger, Pfefferkorn, Quellmalz, Rabenstein, Rebholz,
  Regenbogen, Rosenstiel, Rotbart, Salzgeber, Sauerborn, Schellhorn, Schilfarth, Schlehenried,
  Schneeweiß, Sommerlath, Sonnleitner, Sperber, Steigenberg, Sternau, Strohbach, Tannhäuser,
  Traubinger, Uhlenbrock, Veilchenfeld, Vogelsang, Wacholder, Waldvogel, Wegwarth, Weidengrund,
  Weinrebe, Wiesengrün, Wintergerst, Wollgras, Zaunkönig, Zimmerle, Zwiebler, Yıldırım, Kowalczyk,
  Petrović, Öztürk, Marinelli, Novák
`)
