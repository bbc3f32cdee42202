import type {Route} from './route.ts'

export const home: Route = {
  path: '/',
  texts: [
    'Why Partner With Us',
    'Final expense',
    'up to $50,000',
    'Life',
    'Medicare',
    'Health',
    'Annuities',
    'Founded',
    '2017',
    '50+',
    'Training',
    'CRM and technology',
    'Marketing resources',
    'Lead programs',
    'Performance analytics',
    '24/7 support',
    'Access contracts with 50+ top-rated insurance carriers',
  ],
  links: [
    {name: 'Join Our Network', to: '/contact'},
    {name: 'Learn More', to: '/about'},
    {name: '', to: '/about/agent-resources'},
    {name: '', to: '/insurance/life'},
    {name: '', to: '/insurance/medicare'},
    {name: '', to: '/insurance/health'},
    {name: '', to: '/insurance/annuity'},
    {name: '', to: '/carriers/directory'},
  ],
}
