import {pathLink} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const contactDetails = {
  _key: 'contactDetails',
  _type: 'contactDetails',
  anchor: null,
  tone: 'shade',
  heading: 'Reach us directly',
  phoneLabel: 'Phone',
  phone: '(214) 555-0142',
  emailLabel: 'E-mail',
  email: 'hello@harboroak.example',
  officeLabel: 'Office',
  officeName: 'Harbor Oak Dallas Office',
  address: '4120 Pecan Grove Avenue, Suite 300, Dallas, TX 75219',
  mapsLink: {
    _key: null,
    label: 'Open in maps',
    spoken: null,
    style: 'text',
    link: {
      kind: 'url',
      anchor: null,
      path: null,
      url: 'https://www.openstreetmap.org/search?query=Dallas%2C%20TX',
      email: null,
      subject: null,
      body: null,
      phone: null,
      newTab: true,
      page: null,
      file: null,
    },
  },
  hoursLabel: 'Hours',
  hours: 'Monday-Friday 9:00 AM - 5:00 PM EST',
  supportHeading: 'Existing Agent Support',
  supportText:
    'Applications, commission statements and carrier numbers are in the agent portal. Outside business hours the on-call desk answers at the same number.',
  supportAction: {
    _key: null,
    label: 'Agent Portal Login',
    spoken: null,
    style: 'secondary',
    link: pathLink('/agent-portal'),
  },
} satisfies SectionOf<'contactDetails'>
