import { FormDataParseError, MultipartParseError, parseFormData } from '@remix-run/form-data-parser';
import { data } from 'react-router';

/**
 * The fields of a posted form, with its files. The server has bounded the whole body; what a document may weigh is for the use
 * case to say, at its field. @throws a 400 answer for a body that is no form.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await parseFormData(request, { maxFiles: 4, maxFileSize: 12 * 1024 * 1024 });
  } catch (error) {
    if (error instanceof FormDataParseError || error instanceof MultipartParseError || error instanceof TypeError) {
      throw data(null, { status: 400 });
    }
    throw error;
  }
}
