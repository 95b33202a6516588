import { useTranslations } from '#words/use-translations.ts';
import { Tag } from '#ui/tag.tsx';
import { DocumentPicture } from '#site/parts/documents/document-picture.tsx';
import { RichText } from '#site/parts/documents/rich-text.tsx';
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
  const { name, mission, company, image, example, quote } = testimonial;
  return (
    <figure className={styles.figure}>
      <DocumentPicture field={image} sizes="4rem" className={styles.stamp} />
      <figcaption className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span>{mission}</span>
        <span>{company}</span>
        {example ? <Tag>{t('example')}</Tag> : null}
      </figcaption>
      {quote ? (
        <blockquote className={styles.quote}>
          <RichText field={quote} under={3} />
        </blockquote>
      ) : null}
    </figure>
  );
}
