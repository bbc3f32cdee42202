import {isKnownFact, knownFacts} from '@upline/domain/content/known-facts.ts'
import {initialValues} from '@upline/schemas/initial-values.ts'
import {singletonSchemas} from '@upline/schemas/schema-types.ts'
import type {ContentDocument, Json, JsonObject} from './json.ts'

/** The answers of `npm run new-site` about an organization. */
export interface Organization {
  name: string
  shortName: string
  email: string
  phone: string
  /** IANA name. */
  timeZone: string
}

/** Returns the smallest content with which the site works: home, contact, two legal pages, the singletons and the facts that they name. */
export function starterDocuments(organization: Organization): ContentDocument[] {
  return [...facts(organization), ...pages, ...singletons(organization)]
}

function facts({name, shortName, email, phone}: Organization): ContentDocument[] {
  const fact = (key: string, label: string, value: string, description = '') => ({
    _id: `fact-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    _type: 'fact',
    key,
    label,
    value,
    ...(isKnownFact(key) ? {description: knownFacts[key]} : description && {description}),
  })
  return [
    fact('providerName', 'Name of the organization', name, 'The full name: titles and the copyright line.'),
    fact('providerShortName', 'Short name of the organization', shortName, 'For running text.'),
    fact('email', 'General email', email),
    fact('phone', 'Main phone', phone),
    fact('responseTime', 'Response promise', '2 business days', 'How soon we answer an inquiry.'),
    fact('inquiryRetention', 'How long inquiries are kept', '24 months'),
  ]
}

const linkTo = (id: string) => ({
  _type: 'link',
  kind: 'page',
  page: {_type: 'reference', _ref: id, _weak: true},
})

const action = (label: string, link: JsonObject, style = 'primary') => ({_type: 'action', label, link, style})

const actions = (...all: JsonObject[]): Json => all.map((each, at) => ({...each, _key: `action-${at}`}))

const section = (type: string, fields: JsonObject): JsonObject => ({
  ...(initialValues(type) as JsonObject), // the schemas' values are JSON
  ...fields,
  _type: type,
  _key: type,
})

/** A paragraph, or with `## ` before it a heading. */
const block = (text: string, at: number): JsonObject => ({
  _type: 'block',
  _key: `block-${at}`,
  style: text.startsWith('## ') ? 'h3' : 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: `span-${at}`, text: text.replace(/^## /, ''), marks: []}],
})

function page(id: string, path: string, title: string, description: string, sections: JsonObject[]) {
  return {_id: id, _type: 'page', path, title, seo: {_type: 'seo', description, noIndex: false}, sections}
}

const call = action('Call {phone}', {_type: 'link', kind: 'phone', phone: '{phone}'}, 'secondary')
const write = action('Write to {email}', {_type: 'link', kind: 'email', email: '{email}'}, 'text')

const textPage = (id: string, path: string, title: string, description: string, paragraphs: string[]) =>
  page(id, path, title, description, [
    section('hero', {layout: 'compact', eyebrow: 'Legal', heading: title}),
    section('prose', {body: paragraphs.map(block), actions: actions(write)}),
  ])

const pages: ContentDocument[] = [
  page(
    'page-home',
    '/',
    'Home',
    '{providerName} works with independent insurance agents. Ask for a contract, or ask a question.',
    [
      section('hero', {
        layout: 'home',
        heading: 'Work with {providerShortName}',
        text: '{providerName} works with independent insurance agents. Tell us about your business, and a person answers within {responseTime}.',
        actions: actions(action('Contact us', linkTo('page-contact')), call),
      }),
    ],
  ),
  page(
    'page-contact',
    '/contact',
    'Contact',
    'Ask {providerName} for a contract, or ask a question. Call, write, or send the form.',
    [
      section('hero', {
        layout: 'compact',
        heading: 'Contact us',
        text: 'A person answers within {responseTime}.',
        actions: actions(call, write),
      }),
      section('inquiryForm', {heading: 'New Agent Inquiry', anchor: 'inquiry'}),
    ],
  ),
  textPage(
    'page-privacy',
    '/privacy',
    'Privacy Policy',
    'What {providerName} collects on this site, how long it is kept, and how to ask for a copy or deletion.',
    [
      'This page says what {providerName} does with personal information of people who visit this site or send an inquiry.',
      '## What we collect',
      'The form stores what you enter, the page on which you sent it, the page that you came from, and your browser’s name. Analytics runs only if you agree.',
      '## How long we keep it',
      'We keep an inquiry for {inquiryRetention}, and then erase it. A copy of an inquiry that could not be sent stays in your browser until it is sent, at most 30 days.',
      '## Ask us',
      'Write to us for a copy of what we hold about you, or to have it erased.',
    ],
  ),
  textPage(
    'page-terms',
    '/terms',
    'Terms of Service',
    'The terms under which {providerName} offers this site to insurance agents and other visitors.',
    [
      'This site is for licensed insurance agents and people who want to become one. It is not an offer of insurance.',
      '## What you find here',
      'We keep what is on this site correct and current. If something is wrong, tell us.',
      '## Links',
      'We do not control the sites that we link to.',
    ],
  ),
]

/** Returns the singletons: the initial values of their schemas, and values for the fields without one. */
function singletons({timeZone}: Organization): ContentDocument[] {
  const contact = linkTo('page-contact')
  const legal = [
    {_key: 'privacy', label: 'Privacy Policy', link: linkTo('page-privacy')},
    {_key: 'terms', label: 'Terms of Service', link: linkTo('page-terms')},
  ]
  const own: Record<string, JsonObject> = {
    siteSettings: {
      timeZone,
      defaultSeo: {
        _type: 'seo',
        title: '{providerName}',
        description: '{providerName} works with independent insurance agents.',
        noIndex: false,
      },
      replyGreeting: 'Hello {name},',
      replySignature: '{author}\n{providerName}\n{phone}',
    },
    navigation: {
      groups: [{_key: 'contact', _type: 'navGroup', label: 'Contact', link: contact}],
      action: action('Get started', contact),
      call: action('{phone}', {_type: 'link', kind: 'phone', phone: '{phone}'}, 'text'),
      footerText: '{providerName} works with independent insurance agents.',
      footerColumns: [
        {_key: 'company', title: 'Company', items: [{_key: 'contact', label: 'Contact', link: contact}]},
      ],
      footerLinks: legal,
    },
    notFoundPage: {
      popularLinks: actions(action('Contact us', contact, 'text')),
      seo: {
        _type: 'seo',
        title: 'Page not found',
        description: 'The page that you asked for does not exist. Start again from the home page, or ask us.',
        noIndex: true,
      },
    },
  }
  return singletonSchemas.map(({name}) => ({
    _id: name,
    _type: name,
    ...(initialValues(name) as JsonObject), // the schemas' values are JSON
    ...own[name],
  }))
}
