import {useNow} from '../content/clock.ts'
import {ContentLink} from '../content/content-link.tsx'
import {useDataAttribute, useDocumentAttribute} from '../content/data-attribute.ts'
import {Disclaimers} from '../content/disclaimer.tsx'
import {useInterfaceText, useSite} from '../content/site-context.ts'
import {correctText} from '../lib/correct-text.ts'
import {fill} from '../lib/fill.ts'
import {Brand} from './brand.tsx'
import {ConsentSettings} from './consent.tsx'

const linkClass =
  'inline-flex min-h-11 items-center py-1.5 decoration-accent underline-offset-4 hover:text-fg hover:underline'

/** Footer with the company, links to all areas, and the note that the sample is fictional. */
export function Footer() {
  const {navigation, settings} = useSite()
  const attribute = useDataAttribute()
  const settingsAttribute = useDocumentAttribute('siteSettings', 'sampleNotice')
  const labels = useInterfaceText()
  const copyright = fill(navigation?.copyright ?? '', {year: useNow().getFullYear()})
  return (
    <footer data-tone="deep" className="border-t border-rule">
      <div className="container-page grid gap-x-8 gap-y-12 py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-4">
          <Brand />
          <p className="mt-5 max-w-[34ch] text-soft" data-sanity={attribute?.('footerText')}>
            {navigation?.footerText}
          </p>
        </div>
        <nav
          aria-label={labels.footerNavigation ?? undefined}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-8 gap-y-10 lg:col-span-8"
        >
          {navigation?.footerColumns?.map((column) => (
            <div key={column._key} data-sanity={attribute?.(['footerColumns', {_key: column._key}])}>
              <h2 className="border-b border-rule pb-3 font-serif text-lg">{column.title}</h2>
              <ul className="mt-2">
                {column.items?.map((item, index) => (
                  <li key={index}>
                    <ContentLink
                      link={item.link}
                      className="inline-flex min-h-11 items-center py-1.5 text-sm text-soft decoration-accent underline-offset-4 hover:text-fg hover:underline"
                    >
                      {item.label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="container-page pb-12 text-sm text-soft">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule pt-6">
          <p
            ref={(paragraph) => correctText(paragraph, copyright)}
            data-sanity={attribute?.('copyright')}
            suppressHydrationWarning
          >
            {copyright}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {navigation?.footerLinks?.map((item) => (
              <li key={item._key} data-sanity={attribute?.(['footerLinks', {_key: item._key}])}>
                <ContentLink link={item.link} className={linkClass}>
                  {item.label}
                </ContentLink>
              </li>
            ))}
            <li className="empty:hidden">
              <ConsentSettings className={linkClass} />
            </li>
          </ul>
        </div>
        <Disclaimers disclaimers={settings?.disclaimers ?? []} className="mt-6 max-w-measure" />
        {settings?.sampleNotice && (
          <p data-sanity={settingsAttribute({_id: 'siteSettings'})} className="mt-6 max-w-measure text-xs">
            {settings.sampleNotice}
          </p>
        )}
      </div>
    </footer>
  )
}
