import {ContentLink} from '../content/content-link.tsx'
import {useDataAttribute, useDocumentAttribute} from '../content/data-attribute.ts'
import {Disclaimers} from '../content/disclaimer.tsx'
import {PhoneFold} from '../content/phone-fold.tsx'
import {useInterfaceText, useSite, useToday} from '../content/site-context.ts'
import {fill} from '../lib/fill.ts'
import {Brand} from './brand.tsx'
import {ConsentSettings} from './consent.tsx'

const linkClass =
  'inline-flex min-h-11 items-center py-1.5 text-sm text-soft decoration-accent underline-offset-4 hover:text-fg hover:underline'

export function Footer() {
  const {navigation, settings} = useSite()
  const attribute = useDataAttribute()
  const settingsAttribute = useDocumentAttribute('siteSettings', 'sampleNotice')
  const labels = useInterfaceText()
  const copyright = fill(navigation?.copyright, {year: useToday().slice(0, 4)})
  return (
    <footer data-tone="deep" className="border-t border-rule">
      <div className="container-page grid gap-x-8 gap-y-6 pt-10 pb-4 sm:gap-y-12 sm:py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-4">
          <Brand />
          <p
            className="mt-3 text-soft max-sm:text-sm sm:mt-5 sm:max-w-[34ch]"
            data-sanity={attribute?.('footerText')}
          >
            {navigation?.footerText}
          </p>
        </div>
        <nav
          aria-label={labels.footerNavigation ?? undefined}
          className="grid gap-x-8 gap-y-10 max-sm:border-t max-sm:border-rule max-sm:gap-0 sm:grid-cols-2 md:grid-cols-4 lg:col-span-8"
        >
          {navigation?.footerColumns?.map((column) => (
            <div
              key={column._key}
              data-sanity={attribute?.(['footerColumns', {_key: column._key}])}
              className="relative max-sm:border-b max-sm:border-rule"
            >
              <h2 className="py-3.5 pr-8 font-serif text-lg sm:border-b sm:border-rule sm:pt-0 sm:pb-3">
                {column.title}
              </h2>
              <PhoneFold name={column.title}>
                <ul className="pb-3 sm:mt-2 sm:pb-0">
                  {column.items?.map((item, index) => (
                    <li key={index}>
                      <ContentLink link={item.link} className={linkClass}>
                        {item.label}
                      </ContentLink>
                    </li>
                  ))}
                </ul>
              </PhoneFold>
            </div>
          ))}
        </nav>
      </div>
      <div className="container-page pb-10 text-sm sm:pb-12 text-soft">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-rule sm:border-t sm:pt-6">
          <p data-sanity={attribute?.('copyright')}>{copyright}</p>
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
