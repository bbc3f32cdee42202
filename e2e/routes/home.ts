import type {Route} from './route.ts'

export const home: Route = {
  path: '/',
  title: /^[^|]*insurance[^|]*\|/i,
  texts: `
    Why Partner With Us | Final expense | up to $50,000 | Life | Medicare | Health | Annuities |
    Founded | 2017 | 50+ | Training | CRM and technology | Marketing resources | Lead programs |
    Performance analytics | 24/7 support | 5 out of 5 | Joined 2018 | Joined 2019 | Joined 2021 |
    Access contracts with 50+ top-rated insurance carriers`,
  leadsTo:
    '/about/agent-resources | /insurance/life | /insurance/medicare | /insurance/health | /insurance/annuity | /carriers/directory',
  links: [
    {name: 'Join Our Network', to: '/contact'},
    {name: 'Learn More', to: '/about'},
  ],
  lists: [
    {heading: 'Five lines, one place to write them', entries: 5},
    {heading: 'What agents say', entries: 3},
  ],
}
