/** The zones of the United States to choose from; values are names of the IANA database. */
export const timeZones = [
  {value: 'America/New_York', title: 'Eastern'},
  {value: 'America/Chicago', title: 'Central'},
  {value: 'America/Denver', title: 'Mountain'},
  {value: 'America/Phoenix', title: 'Arizona'},
  {value: 'America/Los_Angeles', title: 'Pacific'},
  {value: 'America/Anchorage', title: 'Alaska'},
  {value: 'Pacific/Honolulu', title: 'Hawaii'},
]
