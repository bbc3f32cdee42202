import type {PreviewConfig} from '@sanity/types'

type Selected = Parameters<NonNullable<PreviewConfig['prepare']>>[0]

/** Shows a document or an object in lists by its title, with details in a row, and with `media` or the icon of its type. */
export function preview(
  untitled: string,
  select: {title: string; [name: string]: string},
  details: (value: Selected) => unknown[],
): PreviewConfig {
  return {
    select,
    prepare: (value) => ({
      title: value.title || untitled,
      subtitle: details(value).filter(Boolean).join(' · '),
      media: value.media,
    }),
  }
}

export function titleIn(list: readonly {value: string; title: string}[], value: unknown): string | undefined {
  return list.find((entry) => entry.value === value)?.title
}
