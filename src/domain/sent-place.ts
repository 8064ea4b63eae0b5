/** The place on the page of a form to which a plain form leads once it has been taken: it says thank you. */
export const sentPlace = 'sent';
