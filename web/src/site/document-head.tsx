import {colors} from '@upline/domain/brand/brand.ts'
import css from '../styles/site.css?inline'
import {earlyPresses} from './early-presses.ts'
import {escapeScript} from './page-state.ts'

/** Head elements for search engines and shared links. */
export type HeadData = {
  /** Open Graph: content by property. */
  meta: Readonly<Record<string, string>>
  feed?: string | undefined
  structuredData?: object | undefined
}

type Props = HeadData & {
  /** Addresses of the JSON with the page's data. */
  data: readonly string[]
}

/** The part of the head that only the prerenderer writes. */
export function DocumentHead({meta, feed, structuredData, data}: Props) {
  return (
    <>
      {/* iOS would turn numbers into links before hydration. Telephone numbers are links already. */}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" content={colors.primaryDeep} />
      <style dangerouslySetInnerHTML={{__html: css}} />
      <script dangerouslySetInnerHTML={{__html: earlyPresses}} />
      {data.map((href) => (
        <link key={href} rel="preload" as="fetch" crossOrigin="anonymous" fetchPriority="low" href={href} />
      ))}
      {Object.entries(meta).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {'og:image' in meta && <meta name="twitter:card" content="summary_large_image" />}
      {feed && <link rel="alternate" type="application/rss+xml" href={feed} />}
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{__html: escapeScript(JSON.stringify(structuredData))}}
        />
      )}
    </>
  )
}
