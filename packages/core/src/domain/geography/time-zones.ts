/** Cities and regions by IANA zone, in lower case without accents. A name belongs to one zone only. */
const PLACES: Readonly<Record<string, string>> = {
  'Europe/Berlin':
    'berlin|hamburg|munich|munchen|muenchen|cologne|koln|koeln|frankfurt|stuttgart|dusseldorf|duesseldorf|leipzig|dresden|hannover|hanover|nuremberg|nurnberg|bremen|potsdam|bonn|essen|dortmund|heidelberg|freiburg|mannheim|karlsruhe|kiel|kreuzberg|neukolln|friedrichshain|charlottenburg|prenzlauer berg',
  'Europe/Vienna': 'vienna|wien|graz|linz|salzburg|innsbruck',
  'Europe/Zurich': 'zurich|zuerich|geneva|geneve|genf|basel|bern|lausanne|lucerne|luzern',
  'Europe/Paris': 'paris|lyon|marseille|toulouse|bordeaux|nantes|lille|strasbourg|montpellier|cannes',
  'Europe/Rome':
    'rome|roma|milan|milano|turin|torino|florence|firenze|bologna|naples|napoli|venice|venezia|verona|palermo|genoa|genova|catania|bari',
  'Europe/Madrid':
    'madrid|barcelona|valencia|seville|sevilla|malaga|bilbao|palma|mallorca|ibiza|granada|zaragoza',
  'Atlantic/Canary': 'canary islands|canarias|tenerife|gran canaria|las palmas|lanzarote|fuerteventura',
  'Europe/Lisbon': 'lisbon|lisboa|porto|faro|braga|coimbra|algarve',
  'Atlantic/Azores': 'azores|acores|ponta delgada',
  'Europe/Amsterdam': 'amsterdam|rotterdam|utrecht|the hague|den haag|eindhoven|groningen|haarlem',
  'Europe/Brussels': 'brussels|bruxelles|brussel|antwerp|antwerpen|ghent|gent|bruges|brugge|liege',
  'Europe/Luxembourg': 'luxembourg city',
  'Europe/Copenhagen': 'copenhagen|kobenhavn|aarhus|arhus|odense|aalborg',
  'Europe/Stockholm': 'stockholm|gothenburg|goteborg|malmo|uppsala',
  'Europe/Oslo': 'oslo|bergen|trondheim|stavanger',
  'Europe/Helsinki': 'helsinki|tampere|turku|espoo',
  'Europe/Warsaw': 'warsaw|warszawa|krakow|cracow|wroclaw|gdansk|poznan|lodz',
  'Europe/Prague': 'prague|praha|brno',
  'Europe/Bratislava': 'bratislava|kosice',
  'Europe/Budapest': 'budapest|debrecen',
  'Europe/Ljubljana': 'ljubljana|maribor',
  'Europe/Zagreb': 'zagreb|dubrovnik',
  'Europe/Belgrade': 'belgrade|beograd|novi sad',
  'Europe/Athens': 'athens|thessaloniki|crete|heraklion|santorini',
  'Europe/Bucharest': 'bucharest|bucuresti|cluj|timisoara|iasi|brasov',
  'Europe/Sofia': 'sofia|plovdiv|varna',
  'Europe/Vilnius': 'vilnius|kaunas',
  'Europe/Riga': 'riga',
  'Europe/Tallinn': 'tallinn|tartu',
  'Europe/Kyiv': 'kyiv|kiev|lviv|odesa|kharkiv',
  'Europe/Istanbul': 'istanbul|ankara|izmir|antalya',
  'Europe/London':
    'london|manchester|birmingham|leeds|liverpool|bristol|brighton|oxford|cambridge|edinburgh|glasgow|cardiff|belfast|newcastle|sheffield|nottingham|england|scotland|wales|northern ireland',
  'Europe/Dublin': 'dublin|cork|galway|limerick',
  'Atlantic/Reykjavik': 'reykjavik',
  'America/New_York':
    'new york|new york city|nyc|brooklyn|manhattan|queens|boston|philadelphia|washington dc|washington d c|atlanta|miami|orlando|baltimore|pittsburgh|charlotte|detroit|new jersey|massachusetts|pennsylvania|florida|virginia|maine|vermont|connecticut|ohio',
  'America/Chicago':
    'chicago|houston|dallas|austin|san antonio|new orleans|minneapolis|milwaukee|st louis|kansas city|nashville|memphis|texas|illinois|minnesota|wisconsin|louisiana|missouri',
  'America/Denver': 'denver|boulder|salt lake city|albuquerque|colorado|utah|new mexico',
  'America/Phoenix': 'phoenix|tucson|scottsdale|arizona',
  'America/Los_Angeles':
    'los angeles|san francisco|san diego|oakland|sacramento|seattle|portland|las vegas|california|oregon|nevada',
  'America/Toronto': 'toronto|montreal|ottawa|quebec|ontario',
  'America/Vancouver': 'vancouver|british columbia',
  'America/Edmonton': 'calgary|edmonton|alberta',
  'America/Halifax': 'halifax|nova scotia',
  'America/Mexico_City': 'mexico city|guadalajara|monterrey',
  'America/Sao_Paulo': 'sao paulo|rio de janeiro|brasilia',
  'America/Argentina/Buenos_Aires': 'buenos aires',
  'Asia/Dubai': 'dubai|abu dhabi',
  'Asia/Jerusalem': 'tel aviv|jerusalem|haifa',
  'Asia/Kolkata': 'mumbai|delhi|new delhi|bangalore|bengaluru|chennai|kolkata|hyderabad|pune',
  'Asia/Singapore': 'singapore',
  'Asia/Hong_Kong': 'hong kong',
  'Asia/Tokyo': 'tokyo|osaka|kyoto',
  'Asia/Seoul': 'seoul|busan',
  'Australia/Sydney': 'sydney|canberra|new south wales',
  'Australia/Melbourne': 'melbourne',
  'Australia/Brisbane': 'brisbane|queensland',
  'Australia/Perth': 'perth',
  'Pacific/Auckland': 'auckland|wellington',
  'Africa/Johannesburg': 'johannesburg|cape town|durban|pretoria',
  'Africa/Lagos': 'lagos|abuja',
  'Africa/Nairobi': 'nairobi',
  'Africa/Cairo': 'cairo|alexandria',
  'Africa/Casablanca': 'casablanca|marrakech|marrakesh|rabat',
};

/** Countries that lie in one zone (nearly) as a whole; they count only when no city is named. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'Europe/Berlin': 'germany|deutschland',
  'Europe/Vienna': 'austria|osterreich',
  'Europe/Zurich': 'switzerland|schweiz|suisse|svizzera',
  'Europe/Paris': 'france',
  'Europe/Rome': 'italy|italia',
  'Europe/Madrid': 'spain|espana',
  'Europe/Lisbon': 'portugal',
  'Europe/Amsterdam': 'netherlands|nederland|holland',
  'Europe/Brussels': 'belgium|belgie|belgique',
  'Europe/Luxembourg': 'luxembourg',
  'Europe/Copenhagen': 'denmark|danmark',
  'Europe/Stockholm': 'sweden|sverige',
  'Europe/Oslo': 'norway|norge',
  'Europe/Helsinki': 'finland|suomi',
  'Europe/Warsaw': 'poland|polska',
  'Europe/Prague': 'czechia|czech republic',
  'Europe/Bratislava': 'slovakia',
  'Europe/Budapest': 'hungary',
  'Europe/Ljubljana': 'slovenia',
  'Europe/Zagreb': 'croatia',
  'Europe/Belgrade': 'serbia',
  'Europe/Athens': 'greece',
  'Europe/Bucharest': 'romania',
  'Europe/Sofia': 'bulgaria',
  'Europe/Vilnius': 'lithuania',
  'Europe/Riga': 'latvia',
  'Europe/Tallinn': 'estonia',
  'Europe/Kyiv': 'ukraine',
  'Europe/Istanbul': 'turkey|turkiye',
  'Europe/London': 'uk|united kingdom|great britain',
  'Europe/Dublin': 'ireland',
  'Europe/Malta': 'malta',
  'Asia/Nicosia': 'cyprus',
  'Atlantic/Reykjavik': 'iceland',
  'Asia/Dubai': 'uae|united arab emirates',
  'Asia/Jerusalem': 'israel',
  'Asia/Kolkata': 'india',
  'Asia/Tokyo': 'japan',
  'Asia/Seoul': 'south korea',
  'Pacific/Auckland': 'new zealand',
  'Africa/Johannesburg': 'south africa',
  'Africa/Lagos': 'nigeria',
  'Africa/Nairobi': 'kenya',
  'Africa/Cairo': 'egypt',
  'Africa/Casablanca': 'morocco',
};

const LONGEST_NAME_IN_WORDS = 3;

function index(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([zone, names]) => names.split('|').map((name) => [name, zone] as const)),
  );
}

// Built on first use, so that merely importing the module costs nothing.
let lookup:
  | { readonly places: ReadonlyMap<string, string>; readonly countries: ReadonlyMap<string, string> }
  | undefined;

function names() {
  lookup ??= { places: index(PLACES), countries: index(COUNTRIES) };
  return lookup;
}

function wordsOf(location: string): readonly string[] {
  return location
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The last name wins, and at the same end the longest: 'Paris, Texas' and 'London, Ontario' come out right. */
function lastNamed(words: readonly string[], names: ReadonlyMap<string, string>): string | undefined {
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - LONGEST_NAME_IN_WORDS); start < end; start++) {
      const zone = names.get(words.slice(start, end).join(' '));
      if (zone) return zone;
    }
  }
  return undefined;
}

/**
 * The IANA zone in which an event at this place happens: whole words only, whatever the
 * case and accents; a city counts before a country; 'UTC' when nothing is known.
 */
export function guessTimeZone(location: string): string {
  const { places, countries } = names();
  const words = wordsOf(location);
  return lastNamed(words, places) ?? lastNamed(words, countries) ?? 'UTC';
}

/** Whether these words are the name of a city or region that the guess knows, and nothing besides. */
export const isKnownPlace = (name: string): boolean => names().places.has(wordsOf(name).join(' '));

/** All zones the guess can answer. */
export function knownTimeZones(): readonly string[] {
  return [...new Set([...Object.keys(PLACES), ...Object.keys(COUNTRIES), 'UTC'])];
}
