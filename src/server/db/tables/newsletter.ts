/** Tables of the newsletter module: who gets it, and who was asked to confirm. Nothing else about a reader is kept. */
export interface NewsletterTables {
  newsletter_subscription: {
    /** What the suppression list calls the address. */
    address_key: string;
    address: string;
    news: boolean;
    tips: boolean;
    asked_at: number;
    confirmed_at: number;
  };
  newsletter_request: {
    token_hash: string;
    address_key: string;
    address: string;
    news: boolean;
    tips: boolean;
    asked_at: number;
  };
}
