import { countryName } from '../../format/dates.ts';
import { usePage } from '../../hooks/use-page.ts';
import styles from './postal-address.module.css';

interface PostalAddressProps {
  readonly of: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
  };
}

/** A name and address, as on an envelope. */
export function PostalAddress({ of: { name, street, city, country } }: PostalAddressProps) {
  const { locale } = usePage();
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      <span>{street}</span>
      <span>{city}</span>
      <span>{countryName(country, locale)}</span>
    </address>
  );
}
