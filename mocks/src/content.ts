/** Someone in the mock worlds: invented, and always the same under the same number. */
export interface Person {
  firstName: string;
  lastName: string;
  title: string;
  bio: string;
  city: string;
}

const person = (firstName: string, lastName: string, title: string, bio: string, city: string): Person => ({
  firstName,
  lastName,
  title,
  bio,
  city,
});

/** The people of the mock worlds; the first four are the demo accounts. */
export const PEOPLE: readonly Person[] = [
  person('Ada', 'Lindqvist', 'Community lead', 'Keeps the calendar full and the kettle warm.', 'Berlin'),
  person('Maya', 'Okafor', 'Product designer', 'Sketches before breakfast, swims after work.', 'Berlin'),
  person('Noor', 'Haddad', 'Pediatric nurse', 'Night shifts, morning markets and long novels.', 'Berlin'),
  person('Lena', 'Schmidt', 'Translator', 'New in town and looking forward to meeting you.', 'Hamburg'),
  person('Inês', 'Carvalho', 'Ceramicist', 'Has clay on most of her clothes.', 'Lisbon'),
  person('Amara', 'Diallo', 'Data analyst', 'Counts things for a living, dances to stop.', 'Paris'),
  person('Sofia', 'Rossi', 'Pastry chef', 'Believes in butter and second chances.', 'Vienna'),
  person('Yuki', 'Tanaka', 'Architect', 'Collects staircases in a small notebook.', 'Berlin'),
  person('Freya', 'Nielsen', 'Marine biologist', 'Will tell you about seagrass if you let her.', 'Hamburg'),
  person('Priya', 'Raman', 'Backend engineer', 'Fixes bicycles and databases.', 'Berlin'),
  person('Chloé', 'Marchand', 'Bookseller', 'Three books open at any time.', 'Paris'),
  person('Zofia', 'Kowalska', 'Violinist', 'Plays in an orchestra and one loud band.', 'Vienna'),
  person('Mariam', 'Yusuf', 'Lawyer', 'Argues by day, gardens by evening.', 'Hamburg'),
  person('Elif', 'Demir', 'Photographer', 'Chases the last hour of light.', 'Berlin'),
  person('Hannah', 'Weber', 'Teacher', 'Class 4b calls her Captain.', 'Hamburg'),
  person('Beatriz', 'Nunes', 'Surf instructor', 'Up before the sun, asleep before the film ends.', 'Lisbon'),
  person('Grace', 'Mbeki', 'Founder', 'Second company, first real holiday.', 'Paris'),
  person('Olivia', 'Hart', 'Illustrator', 'Draws foxes in every margin.', 'Vienna'),
  person('Leila', 'Moradi', 'Physiotherapist', 'Sits up straight so you do too.', 'Berlin'),
  person('Clara', 'Vogel', 'Sound engineer', 'Hears the fridge hum in B flat.', 'Vienna'),
  person('Tess', 'de Vries', 'Urban planner', 'Thinks benches are underrated.', 'Hamburg'),
  person('Nadia', 'Petrova', 'Chemist', 'Makes her own soap and strong coffee.', 'Paris'),
  person('Rosa', 'Delgado', 'Florist', 'Knows what your bouquet is saying.', 'Lisbon'),
  person('Ingrid', 'Solberg', 'Ski guide', 'Waits for snow with great patience.', 'Berlin'),
];

/** What an event is about; when it is and how many may come. */
export interface Occasion {
  title: string;
  description: string;
  detailedDescription: string;
  category: string;
  location: string;
  city: string;
  /** Days from the base instant. */
  day: number;
  /** Hour of the day in UTC. */
  hour: number;
  hours: number;
  maxAttendees: number;
  creditsRequired: number;
}

const occasion = (
  title: string,
  category: string,
  location: string,
  [day, hour, hours]: [day: number, hour: number, hours: number],
  maxAttendees: number,
  creditsRequired: number,
  description: string,
  more: string,
): Occasion => ({
  title,
  category,
  location,
  // As its admin wrote it: the part before the comma.
  city: location.split(',')[0] ?? '',
  day,
  hour,
  hours,
  maxAttendees,
  creditsRequired,
  description,
  detailedDescription: `${description} ${more}`,
});

/** The gatherings of the mock worlds; the last two are over. */
export const OCCASIONS: readonly Occasion[] = [
  occasion(
    'Sunday Pottery and Tea',
    'Creative Arts',
    'Berlin, Prenzlauer Berg',
    [1, 13, 3],
    10,
    4,
    "Two hours at the wheel, then tea from someone's wobbly first cup.",
    'Aprons, clay and firing are included. Your bowl is ready to be picked up two weeks later.',
  ),
  occasion(
    "Founders' Breakfast",
    'Networking',
    'Berlin, Mitte',
    [3, 8, 2],
    12,
    0,
    'Croissants, strong coffee and honest talk about starting something.',
    'One long table, no stage. Everyone brings one question she would like an answer to.',
  ),
  occasion(
    'Slow Run along the Canal',
    'Sports & Recreation',
    'Hamburg, Eimsbüttel',
    [4, 17, 1],
    20,
    0,
    'Five easy kilometers at a pace that leaves breath for talking.',
    'We meet at the bridge, run out and back, and nobody is left behind.',
  ),
  occasion(
    'Portuguese Supper Club',
    'Food & Drinks',
    'Lisbon, Alfama',
    [5, 19, 4],
    8,
    6,
    'Eight seats, one kitchen, caldo verde and a very good cake.',
    'We cook together for the first hour and sit for the rest of the evening. Vegetarians are welcome.',
  ),
  occasion(
    'Negotiating with a Smile',
    'Professional Development',
    'Vienna, Neubau',
    [6, 17, 2],
    16,
    3,
    'A workshop about asking for more and meaning it.',
    'Practice with real offers in pairs, with a coach who has sat on both sides of the table.',
  ),
  occasion(
    'Gallery Night',
    'Cultural',
    'Paris, Le Marais',
    [7, 18, 3],
    14,
    0,
    'Three small galleries, one guide, and a bar at the end.',
    'We look slowly: three pictures in each room. No knowledge needed, opinions are.',
  ),
  occasion(
    'Winter Swim and Sauna',
    'Wellness & Fitness',
    'Hamburg, Altona',
    [8, 9, 3],
    9,
    5,
    'Cold water for as long as you like, warm wood for longer.',
    'Bring a towel and a hat. An instructor is with us in the water.',
  ),
  occasion(
    'Book Circle: First Novels',
    'Social',
    'Berlin, Neukölln',
    [10, 18, 2],
    12,
    0,
    'We read a first novel each month and eat too many biscuits.',
    'Come even when you have not finished the book; most of us have not.',
  ),
  occasion(
    'Bread, Butter and Spreadsheets',
    'Workshop',
    'Vienna, Leopoldstadt',
    [11, 16, 3],
    10,
    3,
    'While the dough rests we sort out our money.',
    'You go home with a loaf and a plan for the next year.',
  ),
  occasion(
    'Board Games by the Fire',
    'Entertainment',
    'Berlin, Kreuzberg',
    [12, 18, 4],
    18,
    0,
    'Old favorites and new ones, and someone who knows the rules.',
    'There is a quiet table and a loud table. Choose freely and change often.',
  ),
  occasion(
    'Coastal Walk',
    'Sports & Recreation',
    'Lisbon, Cascais',
    [13, 9, 4],
    15,
    0,
    'Ten kilometers of cliffs, wind and good company.',
    'Sturdy shoes and a sandwich. We take the train back.',
  ),
  occasion(
    'Watercolors in the Greenhouse',
    'Creative Arts',
    'Vienna, Schönbrunn',
    [14, 12, 3],
    8,
    4,
    'Palm leaves, wet paper and no mistakes.',
    'Paper, brushes and colors are there; the humidity does the rest.',
  ),
  occasion(
    'Women in Data Meetup',
    'Technology',
    'Berlin, Friedrichshain',
    [15, 18, 2],
    24,
    0,
    'Two short talks and a long hallway.',
    'This month: forecasting for small shops, and what went wrong with a very large table.',
  ),
  occasion(
    'Chocolate Tasting',
    'Food & Drinks',
    'Paris, Saint-Germain',
    [16, 17, 2],
    10,
    5,
    'Seven origins, one blindfold.',
    'A chocolate maker tells where the beans come from and why some of them taste of rain.',
  ),
  occasion(
    'Repair Café',
    'Volunteer',
    'Hamburg, Sankt Pauli',
    [18, 13, 4],
    16,
    0,
    'Bring something broken, leave with something mended.',
    'Lamps, zips, bicycles. If you can fix things, bring your tools too.',
  ),
  occasion(
    'Advent Choir for Everyone',
    'Cultural',
    'Vienna, Josefstadt',
    [20, 17, 2],
    22,
    0,
    'Four voices, two carols, no audition.',
    'We rehearse for an hour and then sing for the neighbors.',
  ),
  occasion(
    'Yoga before Work',
    'Wellness & Fitness',
    'Paris, Bastille',
    [23, 7, 1],
    12,
    2,
    'An hour on the mat, then coffee standing up.',
    'Mats are there. Beginners come to the front, where it is warmest.',
  ),
  occasion(
    'Long Table Dinner',
    'Social',
    'Lisbon, Graça',
    [26, 19, 4],
    20,
    6,
    'Twenty women, one table, a menu that changes with the market.',
    'You sit beside someone you do not know yet. We change seats with dessert.',
  ),
  occasion(
    'New Year Vision Boards',
    'Social',
    'Hamburg, Ottensen',
    [40, 14, 3],
    14,
    2,
    'Scissors, old magazines and the year ahead.',
    'We cut, glue and say out loud what we would like to do.',
  ),
  occasion(
    'Stargazing on the Hill',
    'Educational',
    'Berlin, Teufelsberg',
    [47, 20, 2],
    18,
    0,
    'A telescope, a thermos and the winter sky.',
    'An astronomer shows us where to look. When it is cloudy we meet for soup instead.',
  ),
  occasion(
    'Soup and Songs',
    'Social',
    'Berlin, Wedding',
    [2, 9, 3],
    20,
    0,
    'A big pot, a small guitar and a late breakfast.',
    'Bring a bowl and one song that everybody knows the chorus of.',
  ),
  occasion(
    'Autumn Picnic',
    'Social',
    'Berlin, Tempelhof',
    [-30, 11, 4],
    24,
    0,
    'Blankets, pears and the last warm day.',
    'We had forty kites above us and more cake than people.',
  ),
  occasion(
    'Lantern Walk',
    'Cultural',
    'Hamburg, Blankenese',
    [-9, 17, 2],
    18,
    0,
    'Down the stairs to the river by candlelight.',
    'Everyone brought a lantern and someone knew all the words.',
  ),
];
