import type {Paper} from './pdf.ts'

const sample =
  'Sample paper of {providerName}, a fictional company. Not an offer of insurance. {phone} or {email}'
const paper = (title: string, lead: string, blocks: Paper['blocks'], foot = sample): Paper => ({
  title,
  lead,
  blocks,
  foot,
})

/** The papers of the document center; `{tokens}` are filled from the facts when they are drawn. */
export const papers: Record<string, Paper> = {
  'contracting-checklist': paper(
    'Contracting checklist',
    'Have these in front of you before you open the contracting packet. It takes about twenty minutes.',
    [
      {heading: 'You'},
      {
        boxes: [
          'Resident license number and National Producer Number',
          'Social Security number or tax number of your agency',
          'Addresses of the last five years',
          'Employment of the last five years',
        ],
      },
      {heading: 'Your papers'},
      {
        boxes: [
          'Errors and omissions certificate that names you',
          'Anti-money-laundering certificate, not older than two years',
          'Voided check or bank letter for direct deposit',
          'Court papers, if any background question is answered with yes',
        ],
      },
      {heading: 'Your choices'},
      {
        boxes: [
          'Two or three carriers to begin with',
          'States in which you will write in the next ninety days',
          'Advances on life business: none, six or nine months',
        ],
      },
      {heading: 'Afterwards'},
      {
        points: [
          'You receive a message when each carrier has your file, when something is missing and when your number is issued.',
          'Some states need the appointment before the first application. The packet tells you which.',
        ],
      },
    ],
  ),
  'scope-of-appointment': paper(
    'Scope of appointment record',
    'A sample record of the product types that a beneficiary agreed to discuss. Use the form of the plan where the plan gives one.',
    [
      {heading: 'Product types to be discussed'},
      {
        boxes: [
          'Stand-alone prescription drug plan (Part D)',
          'Medicare Advantage plan (Part C)',
          'Medicare Supplement (Medigap)',
          'Dental, vision or hearing',
          'Hospital indemnity',
        ],
      },
      {
        text: 'By signing, you agree to a meeting with a licensed agent about the product types marked above. The agent may be paid by a plan. Signing does not enroll you, does not affect your coverage and does not bind you to anything.',
      },
      {fields: ['Name of the beneficiary', 'Telephone', 'Signature', 'Date and time of signature']},
      {heading: 'For the agent'},
      {
        fields: [
          'Agent name and producer number',
          'Date and time of the appointment',
          'How contact was first made',
        ],
      },
      {text: 'Keep this record for ten years.'},
    ],
  ),
  'case-design-request': paper(
    'Case design request',
    'Half a page for the case desk. No name and no date of birth, please: an informal inquiry must stay anonymous.',
    [
      {
        fields: [
          'Agent',
          'State of issue',
          'Age and sex',
          'Height and weight',
          'Tobacco: kind, amount, last use',
          'Product and amount',
          'Purpose of the coverage',
        ],
      },
      {heading: 'Health'},
      {
        fields: [
          'Diagnoses, with dates',
          'Medication, with doses',
          'Last readings (A1c, blood pressure)',
          'Hospital stays, last ten years',
          'Tests or procedures pending',
          'Earlier offers or declines',
        ],
      },
      {
        text: 'Send it to {supportEmail}. Inquiries that arrive before noon are answered on the same day with two or three carriers and the rating each is likely to offer.',
      },
    ],
  ),
  'direct-deposit': paper(
    'Direct deposit authorization',
    'For overrides and bonuses. Commission is paid by the carriers to the account in your contracting packet.',
    [
      {
        fields: [
          'Name of agent or agency',
          'Producer number',
          'Bank',
          'Routing number (nine digits)',
          'Account number',
        ],
      },
      {boxes: ['Checking', 'Savings']},
      {
        text: 'I authorize {providerName} to deposit payments to this account and, if a payment was made in error, to withdraw that payment within five business days. I can end this authorization in writing at any time.',
      },
      {fields: ['Signature', 'Date']},
      {
        text: 'Attach a voided check or a letter of the bank. Send it through the agent portal; please do not e-mail account numbers.',
      },
    ],
  ),
  'medicare-figures': paper(
    'Medicare on one page',
    'The {medicareYear} figures, for agents. Higher incomes pay more for Parts B and D.',
    [
      {
        rows: [
          ['Part A: premium, with 40 quarters of work', 'none'],
          ['Part A: deductible for each benefit period', '{medicarePartADeductible}'],
          ['Part B: premium a month, for most people', '{medicarePartBPremium}'],
          ['Part B: deductible a year', '{medicarePartBDeductible}'],
          ['Part B: late penalty for each full 12 months', '{medicarePartBPenalty} of the premium'],
          ['Part D: highest deductible', '{medicarePartDDeductible}'],
          ['Part D: average premium a month', '{medicarePartDPremium}'],
          ['Part D: late penalty for each month', '{medicarePartDPenalty} of the base premium'],
        ],
      },
      {heading: 'Dates'},
      {
        rows: [
          ['Initial enrollment, around the 65th birthday', '{initialEnrollment}'],
          ['Medigap open enrollment, from Part B at 65 or later', '{medigapEnrollment}'],
          ['Annual enrollment', '{annualEnrollment}'],
          ['Advantage open enrollment', '{advantageOpenEnrollment}'],
        ],
      },
    ],
    'Source: Centers for Medicare & Medicaid Services, {medicareYear}. For agents, not a communication of a plan. Sample paper of {providerName}, a fictional company, not connected with or endorsed by the federal Medicare program.',
  ),
  'life-needs-worksheet': paper(
    'Life needs worksheet',
    'Your client’s own numbers, added up with a pencil. Leave a line empty when you do not know; do not guess.',
    [
      {heading: 'What would be needed at once'},
      {fields: ['Funeral and last bills', 'Mortgage and other loans', 'Emergency fund, three to six months']},
      {heading: 'What would be needed every year'},
      {
        fields: [
          'Income of the family today',
          'Less income that continues',
          'Missing income for each year',
          'Times years until it is not needed',
        ],
      },
      {heading: 'What is there already'},
      {fields: ['Life insurance at work', 'Own life insurance', 'Savings that may be used']},
      {heading: 'The gap'},
      {fields: ['Needed at once + yearly - already there']},
      {text: 'Coverage at work usually ends with the job. Write down when.'},
    ],
  ),
  'annual-review-guide': paper(
    'Annual review guide',
    'Twelve questions for the yearly visit, in the order in which they are easiest to answer.',
    [
      {
        points: [
          'What has changed since we last met: address, marriage, work?',
          'Who has joined the family, and who has left it?',
          'Have you bought or sold a house, a car, a business?',
          'Which doctors do you see now?',
          'Which drugs do you take, and what was changed last?',
          'Has a letter from an insurer worried you?',
          'Which premium did you notice this year?',
          'Who are your beneficiaries, and is that still right?',
          'Do they know where the policies are?',
          'What coverage do you have at work, and how long will you work?',
          'What would you like to have in five years?',
          'Who else should hear this from me?',
        ],
      },
      {heading: 'Afterwards, on the same day'},
      {boxes: ['Notes in the file', 'Letter with what was decided', 'Date of the next review']},
    ],
  ),
  'final-expense-flyer': paper(
    'Leave love, not bills',
    'A small whole life policy pays for the funeral and the last bills, so that your family can think of you and not of money.',
    [
      {heading: 'What it is'},
      {
        points: [
          'Coverage up to {finalExpenseMax}, for life',
          'A premium that never rises',
          'A page of health questions, usually no medical exam',
          'A benefit paid to the person you choose',
        ],
      },
      {heading: 'What to ask any agent'},
      {
        points: [
          'Does it pay in full from the first day?',
          'What is paid in the first two years?',
          'Does the premium end, and when?',
        ],
      },
      {heading: 'Your agent'},
      {fields: ['Name', 'License number', 'Telephone']},
    ],
  ),
  'turning-65-letter': paper(
    'You are turning 65',
    'A letter to clients. It explains the first enrollment period and asks for nothing.',
    [
      {text: 'Dear client,'},
      {
        text: 'Your initial enrollment period for Medicare lasts {initialEnrollment}. It begins three months before the month of your birthday and ends three months after it. If you enroll before your birthday month, coverage starts on its first day.',
      },
      {
        text: 'If you already receive Social Security, Parts A and B come by themselves. If you are still working and covered there, you may be able to wait with Part B without a penalty. Ask your employer for a letter that says your coverage is creditable, and keep it.',
      },
      {
        text: 'For {medigapEnrollment} after Part B begins, any supplement must accept you without health questions. That time comes once.',
      },
      {
        text: 'You can read about all of your options at Medicare.gov or by calling 1-800-MEDICARE. If you would like to talk it over with me, my number is below.',
      },
      {fields: ['Agent', 'License number', 'Telephone']},
    ],
    'I am a licensed insurance agent and not connected with or endorsed by the United States government or the federal Medicare program. We do not offer every plan available in your area. Sample paper of {providerName}, a fictional company.',
  ),
  'seminar-invitation': paper(
    'Medicare in plain words',
    'Invitation to an educational event. No plan is presented, nothing is sold, and you need not leave your name.',
    [
      {heading: 'What we will talk about'},
      {
        points: [
          'Parts A, B, C and D, with a pencil',
          'What changes from year to year, with the {medicareYear} figures',
          'Four dates to write down',
          'Help for people with low incomes',
        ],
      },
      {heading: 'Where and when'},
      {fields: ['Place', 'Date and time', 'Speaker and license number', 'To save a chair, call']},
      {
        text: 'Coffee and cake are free. For accommodation of persons with special needs please call the number above.',
      },
    ],
    'This event is educational only; information about specific plans and benefits will not be shared. Not connected with or endorsed by the federal Medicare program. Sample paper of {providerName}, a fictional company.',
  ),
}
