import file from '../../public/jobs.json' with { type: 'json' };

/** The roles of the published file that are shown. */
export const listedJobs = file.jobs.filter(({ isListed }) => isListed);
