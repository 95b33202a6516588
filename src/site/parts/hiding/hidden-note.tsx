import { useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { loadWords } from '#words/load-words.ts';
import type { HiddenState } from '#board/hiding/my-hidden.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './hidden-note.module.css';

await loadWords('hiding');

type Offer = { readonly id: number; readonly companyId: number; readonly companyName: string };

/** Says on the page of an offer that it, or its company, is hidden. */
export function HiddenNote({ offer, hidden }: { offer: Offer; hidden: HiddenState }) {
  const t = useTranslations('hiding');
  const address = useAddress();
  return (
    <>
      {hidden.offer ? (
        <Note text={t('offer.note')} action={address('/offres/:id/masque', { id: String(offer.id) })} />
      ) : null}
      {hidden.company ? <HiddenCompanyNote company={{ id: offer.companyId, name: offer.companyName }} /> : null}
    </>
  );
}

type CompanyProps = {
  company: { readonly id: number; readonly name: string };
  /** True in a search that names the company. */
  inSearch?: boolean;
};

/** Says that a company is hidden. */
export function HiddenCompanyNote({ company: { id, name }, inSearch = false }: CompanyProps) {
  const t = useTranslations('hiding');
  const text = t(inSearch ? 'company.noteOfSearch' : 'company.note', { company: name });
  return <Note text={text} action={useAddress()('/entreprises/:id/masque', { id: String(id) })} />;
}

/** A button on the page of a company that hides the company. */
export function HideCompanyForm({ id }: { id: number }) {
  const t = useTranslations('hiding');
  return (
    <form method="post" action={useAddress()('/entreprises/:id/masque', { id: String(id) })}>
      <Button variant="quiet" name="wanted" value="yes">
        {t('company.hide')}
      </Button>
    </form>
  );
}

function Note({ text, action }: { text: string; action: string }) {
  const t = useTranslations('hiding');
  const { pathname, search } = useLocation();
  return (
    <Notice tone="info">
      <div className={styles.note}>
        <p>{text}</p>
        <form method="post" action={action}>
          <input type="hidden" name="to" value={pathname + search} />
          <Button variant="secondary" name="wanted" value="no">
            {t('show')}
          </Button>
        </form>
      </div>
    </Notice>
  );
}
