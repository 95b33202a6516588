import { languages, type Locale } from './locale.ts';
import { useLocale } from './use-locale.ts';
import { parisTime } from './paris-days.ts';

/** Corrects the dates of `Intl`. French: «1 févr.» → «1er févr.». */
const writtenDate: Readonly<Record<Locale, (date: string) => string>> = {
  fr: (date) => date.replace(/(?<!\d)1(?=\s\p{L}{3})/u, '1er'),
  en: (date) => date,
};

const intl = {
  numbers: keeping((locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
  lists: keeping((locale: string, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options)),
  dates: keeping((locale: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)),
};

/** Caches formatters by their arguments. */
function keeping<Options, Made>(make: (locale: string, options?: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: string, options?: Options): Made => {
    const key = locale + JSON.stringify(options);
    const known = made.get(key) ?? make(locale, options);
    made.set(key, known);
    return known;
  };
}

export const formats = { fr: formatsOf('fr'), en: formatsOf('en') } satisfies Record<Locale, unknown>;

/**
 * Formats numbers, dates and lists in the language of the page. Unlike use-intl's own hook, which creates
 * Intl objects for every page, it reuses its Intl objects, because creating one takes as long as formatting
 * a hundred numbers.
 */
export function useFormats() {
  return formats[useLocale()];
}

/**
 * Limit of cached results per format, about as many as a board has different amounts, days and ages. Above
 * this limit the cache is emptied.
 */
const maxRemembered = 2000;

/**
 * Caches the results of a format, because the twenty cards of a page show the same few days, ages and
 * amounts.
 */
function remembered<V extends number | string>(format: (value: V) => string): (value: V) => string {
  const known = new Map<V, string>();
  return (value) => {
    const written = known.get(value) ?? format(value);
    if (known.size >= maxRemembered) known.clear();
    known.set(value, written);
    return written;
  };
}

// Stores the Intl objects of formats that a list uses a hundred times, because looking up an Intl object
// takes longer than formatting.
function formatsOf(language: Locale) {
  const locale = languages[language].intl;
  const counts = new Intl.NumberFormat(locale);
  const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: parisTime,
  });
  const written = writtenDate[language];
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return {
    number: (value: number, options?: Intl.NumberFormatOptions): string => intl.numbers(locale, options).format(value),
    list: (items: readonly string[], options?: Intl.ListFormatOptions): string =>
      intl.lists(locale, options).format(items),
    dateTime: (moment: Date, options: Intl.DateTimeFormatOptions): string =>
      written(intl.dates(locale, { timeZone: parisTime, ...options }).format(moment)),
    count: remembered((value: number) => counts.format(value)),
    euros: remembered((value: number) => euros.format(value)),
    /** 0 → 'aujourd’hui', 1 → 'hier', 40 → 'le mois dernier' */
    daysAgo: remembered((days: number) => ago.format(...inUnit(days))),
    /** '2027-02-01' → '1er févr. 2027' */
    day: remembered((date: string) => written(days.format(new Date(`${date}T12:00:00Z`)))),
  };
}

function inUnit(days: number): [number, Intl.RelativeTimeFormatUnit] {
  if (days < 31) return [-days, 'day'];
  return days < 365 ? [-Math.floor(days / 30.5), 'month'] : [-Math.floor(days / 365), 'year'];
}
