import { words } from '../base/blocks.ts'

/** First and last names that go together, and the language spoken at home. A last name with a slash has a form of its own for women. */
export type Origin = {
  language: string
  female: readonly string[]
  male: readonly string[]
  last: readonly string[]
}

export const origins: readonly Origin[] = [
  {
    language: 'tr',
    female: words('Zeynep, Elif, Melisa, Azra, Defne, İrem, Beyza, Sude, Ecrin, Aleyna, Dilara, Nisa'),
    male: words('Emir, Yusuf, Kerem, Deniz, Mert, Berkay, Can, Arda, Efe, Enes, Kaan, Tarık'),
    last: words('Yıldız, Aydın, Çelik, Demirel, Korkmaz, Özdemir, Şahin, Aksoy, Güneş, Kılıç, Uçar'),
  },
  {
    language: 'pl',
    female: words('Zofia, Julia, Oliwia, Maja, Hanna, Natalia, Wiktoria, Amelia, Kinga, Nadia'),
    male: words('Jakub, Kacper, Filip, Szymon, Oskar, Kamil, Dawid, Adrian, Konrad, Patryk'),
    last: words('Nowak, Wiśniewski/Wiśniewska, Zieliński/Zielińska, Wójcik, Kamiński/Kamińska, Mazur, Dudek'),
  },
  {
    language: 'uk',
    female: words('Sofia, Polina, Daria, Alina, Kateryna, Solomiia, Anastasiia, Veronika, Yeva, Marharyta'),
    male: words('Maksym, Artem, Danylo, Timur, Illia, Roman, Nikita, Bohdan, Andrij, Viktor'),
    last: words('Kovalenko, Shevchuk, Bondarenko, Melnyk, Kravets, Lysenko, Tkachenko, Hrytsenko, Moroz'),
  },
  {
    language: 'it',
    female: words('Giulia, Chiara, Alessia, Martina, Sara, Ilaria, Noemi, Gaia, Aurora, Federica'),
    male: words('Luca, Matteo, Alessandro, Gabriele, Davide, Lorenzo, Fabio, Simone, Nicolò, Dario'),
    last: words('Esposito, Caruso, Ferraro, Greco, Lombardi, Rizzo, Marchetti, De Santis, Bianco, Testa'),
  },
  {
    language: 'hr',
    female: words('Ana, Lana, Petra, Ema, Sara, Milica, Jovana, Tea, Lejla, Amina'),
    male: words('Luka, Ivan, Marko, Nikola, Stefan, Filip, Dino, Adnan, Mateo, Vedran'),
    last: words('Horvat, Babić, Jurić, Marković, Jovanović, Hadžić, Begić, Knežević, Vuković, Tomić'),
  },
  {
    language: 'ar',
    female: words('Layla, Nour, Rania, Yasmin, Hala, Sham, Lina, Jana, Aya, Rima'),
    male: words('Omar, Karim, Tarek, Adam, Yazan, Rami, Sami, Hadi, Anas, Khalil'),
    last: words('Haddad, Al-Khatib, Darwish, Mansour, Najjar, Saleh, Khoury, Barakat, Hamdan, Nasser'),
  },
  {
    language: 'vi',
    female: words('Linh, Mai, Thanh, Anh, Trang, My'),
    male: words('Minh, Tuan, Duc, Khanh, Long, Huy'),
    last: words('Nguyen, Tran, Le Van, Pham, Hoang, Vu Dinh'),
  },
  {
    language: 'el',
    female: words('Eleni, Despina, Katerina, Ioanna, Sofia, Danai'),
    male: words('Nikos, Dimitrios, Jannis, Alexandros, Christos, Stavros'),
    last: words(
      'Papadopoulos/Papadopoulou, Nikolaidis/Nikolaidou, Georgiadis/Georgiadou, Economou, Pappas/Pappa',
    ),
  },
  {
    language: 'fr',
    female: words('Fatou, Abena, Grace, Amara, Blessing, Aïcha, Selam, Hanna'),
    male: words('Kofi, Samuel, Malik, Emmanuel, Ibrahim, Yonas, Daniel, Moussa'),
    last: words('Mensah, Owusu, Diallo, Okafor, Tesfaye, Adeyemi, Boateng, Traoré'),
  },
  {
    language: 'hi',
    female: words('Ananya, Priya, Meera, Kavya, Diya, Isha'),
    male: words('Arjun, Rohan, Aditya, Vikram, Nikhil, Aarav'),
    last: words('Sharma, Iyer, Nair, Kapoor, Menon, Chandran'),
  },
  {
    language: 'es',
    female: words('Lucía, Camila, Inês, Beatriz, Marta, Carolina, Elena, Ioana, Andreea'),
    male: words('Mateo, Diego, Tiago, Rafael, Pablo, Andrei, Vlad, João, Álvaro'),
    last: words('Ferreira, Navarro, Oliveira, Cardoso, Ionescu, Popa, Castillo, Marín, Moreira, Dumitru'),
  },
]
