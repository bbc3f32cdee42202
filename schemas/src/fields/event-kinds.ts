/** What an entry of the calendar can be. */
export const eventKinds = [
  {value: 'training', title: 'Training'},
  {value: 'certification', title: 'Certification window'},
  {value: 'deadline', title: 'Deadline'},
]
