import { SearchForm } from '#site/parts/documents/search-form.tsx';
import type { SliceProps } from '#site/slices/slice-types.ts';
import { BannerPanel } from './banner-panel.tsx';

/** A coloured panel with a picture, and with a search field if the slice has one. */
export function Banner({ slice }: SliceProps<'banner'>) {
  const { title, text, colour, image, search_form: hasSearch } = slice.primary;
  return (
    <BannerPanel title={title} text={text} colour={colour} image={image}>
      {hasSearch ? <SearchForm /> : null}
    </BannerPanel>
  );
}
