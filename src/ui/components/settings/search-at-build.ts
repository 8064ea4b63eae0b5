import { brand } from '../../../domain/brand.ts';
import { searchServiceUrl } from '../../../domain/search/service.ts';

/**
 * The address of search in the prerendered page, which is the same for everybody. In the browser it is on the page's
 * own host.
 */
export const searchAtBuild = searchServiceUrl('results', new URL(brand.site), false);
