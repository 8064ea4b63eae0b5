/** The company's legal representatives in the EU and the UK. GDPR and UK GDPR, article 27. */
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
