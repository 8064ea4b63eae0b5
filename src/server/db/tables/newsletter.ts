/** Tables of the newsletter module: subscribers, and addresses asked to confirm. Nothing else about a reader is kept. */
export interface NewsletterTables {
  newsletter_subscription: {
    /** The same keyed hash as in the suppression list. */
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
