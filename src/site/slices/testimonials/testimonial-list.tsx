import { useTranslations } from '#words/use-translations.ts';
import { DottedList } from '#ui/dotted-list.tsx';
import { Tag } from '#ui/tag.tsx';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { DrawnPicture } from '#site/parts/documents/drawn-picture.tsx';
import { RichText } from '#site/parts/documents/rich-text.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import type { ShownTestimonial } from './present-testimonial.ts';
import styles from './testimonial-list.module.css';

/** Volunteers and their testimonials. */
export function TestimonialList({ testimonials }: { testimonials: readonly ShownTestimonial[] }) {
  return (
    <ul className={styles.testimonials}>
      {testimonials.map((testimonial) => (
        <li className={styles.item} key={testimonial.id}>
          <Testimonial testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

function Testimonial({ testimonial }: { testimonial: ShownTestimonial }) {
  const t = useTranslations('content.testimonials');
  const { name, mission, company, city, months, image, drawn, example, place, quote } = testimonial;
  const search = useAddress()('/offres/recherche');
  // A city such as Singapore is also its country.
  const where = [...new Set([city, place?.name])].filter(Boolean).join(', ');
  return (
    <figure className={styles.figure}>
      {drawn ? (
        <DrawnPicture {...drawn} className={styles.stamp} />
      ) : (
        <DocumentPicture field={image} sizes="5rem" className={styles.stamp} />
      )}
      <figcaption className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span>{mission}</span>
        <span>{company}</span>
        <DottedList>
          {where === '' ? null : <li className={styles.where}>{where}</li>}
          {months === null ? null : <li>{t('months', { count: months })}</li>}
        </DottedList>
        {example ? <Tag>{t('example')}</Tag> : null}
      </figcaption>
      {quote ? (
        <blockquote className={styles.quote}>
          <RichText field={quote} under={3} />
        </blockquote>
      ) : null}
      {place ? (
        <a className={styles.offers} href={search + place.search}>
          {t('offersThere', { country: place.name })}
        </a>
      ) : null}
    </figure>
  );
}
