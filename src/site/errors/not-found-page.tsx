import { useTranslations } from 'use-intl';
import { data } from 'react-router';
import { PageMeta } from '../shell/page-meta.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  const t = useTranslations('errors');
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} robots="noindex" />
      <h1>{t('title')}</h1>
    </>
  );
}
