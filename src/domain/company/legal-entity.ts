/** The company behind the site, as the law wants it named. Apart from the brand, which every page loads. */
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

/** Who stands for the company where the law wants somebody in the place. GDPR and UK GDPR, article 27. */
export const representatives = {
  eu: {
    name: 'Mallard Privacy Europe Ltd.',
    street: '14 Teal Quay',
    city: 'Dublin 2',
    country: 'IE',
  },
  uk: {
    name: 'Mallard Privacy UK Ltd.',
    street: '8 Wharf Lane',
    city: 'Bristol BS1 4XA',
    country: 'GB',
  },
} as const;
