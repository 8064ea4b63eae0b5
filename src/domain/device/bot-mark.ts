/** Matches the user agents of bots, but not of phones by the brand Cubot. */
export const botMark =
  /(?<!\bcu)bot\b|bot[-_/]|crawl|spider|slurp|headless|lighthouse|externalhit|phantomjs|electron-fetch|^(?:curl|wget|python|go-http-client|java|okhttp|axios|node|ruby|libwww|apache-httpclient|postmanruntime)\b/i;
