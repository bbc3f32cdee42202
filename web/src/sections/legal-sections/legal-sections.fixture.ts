import type {SectionOf} from '../../content/types.ts'

export const legalSections: SectionOf<'legalSections'> = {
  _key: 'legalSections',
  _type: 'legalSections',
  anchor: null,
  tone: null,
  intro: 'These disclosures belong to everything on this site that speaks about an insurance product.',
  lastUpdatedLabel: 'Last Updated',
  effectiveDate: null,
  items: [
    {
      _id: 'legal-section-insurance-disclosures',
      title: 'Insurance disclosures',
      icon: 'shield',
      content:
        'Harbor Oak Insurance Marketing is an insurance marketing organization. Policies are issued by the carriers, and the policy alone decides what is covered.',
      items: [
        'We receive compensation from carriers for business placed through us',
        'Guarantees rest on the claims-paying ability of the carrier',
      ],
    },
    {
      _id: 'legal-section-regulatory-information',
      title: 'Regulatory information',
      icon: 'building',
      content:
        'We and our agents are licensed by state insurance departments, and the departments supervise what we do.',
      items: [
        'License numbers are given on request',
        'We are not connected with or endorsed by the federal Medicare program',
      ],
    },
  ],
  contactHeading: 'Questions',
  contactText: 'For license numbers, carrier appointments and anything else a regulator would ask.',
  contactAction: {
    _key: null,
    label: 'Write to compliance@harboroak.example',
    spoken: null,
    style: 'secondary',
    link: {
      kind: 'email',
      anchor: null,
      path: null,
      url: null,
      email: 'compliance@harboroak.example',
      subject: 'Legal Disclosures',
      body: null,
      phone: null,
      newTab: null,
      page: null,
      file: null,
    },
  },
  noticeHeading: 'State-specific notices',
  noticeText:
    'Several states ask for notices of their own, among them California, New York and Florida. Write to compliance@harboroak.example with your state, and we send you the ones that apply.',
  noticeAction: {
    _key: null,
    label: 'Ask for state notices',
    spoken: null,
    style: 'text',
    link: {
      kind: 'email',
      anchor: null,
      path: null,
      url: null,
      email: 'compliance@harboroak.example',
      subject: 'State-specific notices',
      body: 'Please send me the notices for this state:\n',
      phone: null,
      newTab: null,
      page: null,
      file: null,
    },
  },
}
