/** The company behind the site, with the details the law requires. */
export const legalEntity = {
  name: 'Mallard Privacy, Inc.',
  street: '20 Heron Wharf, Suite 300',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
  country: 'US',
  register: 'Maine Secretary of State, charter no. 20080417 D',
  foundedIn: 2008,
  phone: '+1 207 555 0142',
  /** For sales to consumers in the EU from outside it (one-stop shop). */
  vatId: 'EU372004817',
} as const;
