import type {Available} from '@upline/domain/content/carrier-products.ts'
import {fillTokens} from '@upline/domain/content/tokens.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {countFacts, countProducts} from '@upline/domain/periods/counts.ts'
import {isInForce, type Period, pickVersion} from '@upline/domain/periods/period.ts'
import {useMemo} from 'react'
import {resolveTokens} from '../facts/fact-values.ts'
import {useLiveQuery} from '../ui/use-live-query.ts'
import type {ReplyTexts} from './reply-link.ts'

const query = `{
  "settings": *[_id == "siteSettings"][0]{
    replyGreeting,
    replySignature,
    "disclaimers": disclaimers[]->{
      "versions": *[_type == "disclaimer" && key == ^.key]{text, nationalText, effectiveFrom, effectiveUntil}
    }
  },
  "counted": *[_type == "carrier"]{
    "specialties": specialties[@ in *[_type == "carrierSpecialty" && disclaimed == true].key]
  }
}`

type Version = Period & {text: string | null; nationalText: string | null}
interface Answer {
  settings: {
    replyGreeting: string | null
    replySignature: string | null
    disclaimers: ({versions: Version[]} | null)[] | null
  } | null
  counted: Available[]
}

/** Returns the greeting and signature of Site settings, and today's disclaimers with the wording for all states. */
export function useReplyTexts(): ReplyTexts {
  const {data} = useLiveQuery<Answer>(query, {}, {perspective: 'published', tag: 'reply'})
  return useMemo(() => {
    const today = siteDate()
    const counts = countFacts(countProducts(data?.counted ?? []))
    const disclaimers = (data?.settings?.disclaimers ?? []).flatMap((disclaimer) => {
      const version = pickVersion(disclaimer?.versions ?? [], today)?.version
      const text = version && isInForce(version, today) ? version.nationalText || version.text : undefined
      return text ? [resolveTokens(fillTokens(text, (key) => counts[key]))] : []
    })
    return {
      greeting: resolveTokens(data?.settings?.replyGreeting || 'Hello {name},'),
      signature: resolveTokens(data?.settings?.replySignature || '{author}'),
      disclaimers,
    }
  }, [data])
}
