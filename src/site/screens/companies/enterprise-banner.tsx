import { buttonClass } from '#ui/button.tsx';
import { useLocale } from '#words/use-locale.ts';
import type { EnterpriseBannerDocument } from '#content/models/documents.ts';
import { linkAddress } from '#site/routing/link-address.ts';
import { BannerPanel } from '#site/slices/banner/banner-panel.tsx';

/** What editors have to say of companies, above all of them. */
export function EnterpriseBanner({ banner }: { banner: EnterpriseBannerDocument['data'] }) {
  const { title, text, image, link, label } = banner;
  const address = linkAddress(link, useLocale());
  return (
    <BannerPanel title={title} text={text} image={image}>
      {address && label ? (
        <p>
          <a className={buttonClass('secondary')} href={address}>
            {label}
          </a>
        </p>
      ) : null}
    </BannerPanel>
  );
}
