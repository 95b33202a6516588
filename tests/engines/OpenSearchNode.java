import java.util.List;
import java.util.Map;
import org.opensearch.common.settings.Settings;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * A node of OpenSearch with the modules of its distribution that the product uses. The distribution itself is
 * in no registry of packages, its parts are.
 */
public class OpenSearchNode extends Node {
  OpenSearchNode(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"),
        List.of(Netty4Plugin.class, PainlessPlugin.class, MapperExtrasPlugin.class),
        true);
  }

  /** Each argument is a setting, such as http.port=9200. */
  public static void main(String[] settings) throws Exception {
    Settings.Builder read = Settings.builder();
    for (String setting : settings) {
      int at = setting.indexOf('=');
      read.put(setting.substring(0, at), setting.substring(at + 1));
    }
    OpenSearchNode node = new OpenSearchNode(read.build());
    node.start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    Thread.currentThread().join();
  }

  private static void close(Node node) {
    try {
      node.close();
    } catch (java.io.IOException error) {
      error.printStackTrace();
    }
  }
}
