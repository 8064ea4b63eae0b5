/** The fragment of a form's page that shows the thank-you note; a form submitted without script redirects to it. */
export const sentPlace = 'sent';
