import {telephone} from './motifs/desk.ts'
import {texas} from './motifs/texas.ts'
import {place} from './pen.ts'
import {plate} from './plate.ts'
import {carriers, products, programs} from './scenes/carriers.ts'
import {about, agentBenefits, culture, story, team} from './scenes/company.ts'
import {home} from './scenes/home.ts'
import {annuities, employerLife, health, insurance, life, medicare} from './scenes/insurance.ts'
import {commissions, marketing, resources, training} from './scenes/resources.ts'
import {accessDenied, maintenance, missing} from './scenes/states.ts'

/** Pictures of the openings of pages, by file name. */
export const scenes: Record<string, () => string> = {
  home,
  insurance,
  life,
  'employer-life': employerLife,
  health,
  medicare,
  annuities,
  carriers,
  products,
  programs,
  resources,
  training,
  marketing,
  commissions,
  about,
  story,
  culture,
  'agent-benefits': agentBenefits,
  maintenance,
  'access-denied': accessDenied,
  missing,
  team,
  texas: () =>
    plate(
      'texas',
      'paper',
      {x: 900},
      place(800, 600, 1, texas(900, 'texas')),
      place(330, 1030, 1.15, telephone()),
    ),
}
